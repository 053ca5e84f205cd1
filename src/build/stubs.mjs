// What Google sees of the bundle: for every function that the entry exports, a top-level declaration with the
// original JSDoc directly above it and the real parameter names. Walks the exports with the type checker, so a
// function may live in any module.
import path from 'node:path';
import ts from 'typescript';

/** @typedef {{ name: string, params: string[], doc: string, isCustom: boolean }} Stub */

/**
 * @param {string} entry Path of the entry module.
 * @param {string} tsconfig Path of the tsconfig whose strictness holds.
 * @returns {{ stubs: Stub[], problems: string[] }} Problems are sentences; with any of them nothing may be built.
 */
export function readEntry(entry, tsconfig) {
  const program = serverProgram(entry, tsconfig);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return { stubs: [], problems: [`${entry}: no module with exports`] };
  const problems = unknownNames(program);
  const stubs = checker.getExportsOfModule(module).flatMap(symbol => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    if (!(target.flags & ts.SymbolFlags.Value)) return [];
    const stub = stubOf(symbol.name, target, problems);
    return stub ? [stub] : [];
  });
  return { stubs, problems };
}

/** The text of the declarations, each calling its twin in the namespace. */
export const declarations = (stubs, namespace) =>
  stubs
    .map(({ name, params, doc }) => {
      const list = params.join(', ');
      return `${doc}\nfunction ${name}(${list}) {\n  return ${namespace}.${name}(${list});\n}\n`;
    })
    .join('\n');

/** The server's code as Google will run it: no DOM, no Node, no timers, so that a name of theirs is a problem. */
function serverProgram(entry, tsconfig) {
  const { config } = ts.readConfigFile(tsconfig, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    config,
    ts.sys,
    path.dirname(tsconfig),
    undefined,
    tsconfig,
  );
  return ts.createProgram([entry], { ...options, types: ['google-apps-script'], noEmit: true });
}

/** "Cannot find name …" in its variants: with no types but Google's, these are globals that Google lacks. */
const UNKNOWN_NAME = new Set([
  2304, 2318, 2503, 2552, 2580, 2581, 2582, 2583, 2584, 2585, 2591, 2592, 2593, 2868,
]);

const unknownNames = program =>
  program
    .getSourceFiles()
    .filter(file => !file.isDeclarationFile)
    .flatMap(file => program.getSemanticDiagnostics(file))
    .filter(({ code }) => UNKNOWN_NAME.has(code))
    .map(({ file, start, messageText }) => {
      const { line } = file.getLineAndCharacterOfPosition(start);
      return `${path.relative(process.cwd(), file.fileName)}:${line + 1}: ${ts.flattenDiagnosticMessageText(messageText, ' ')} Apps Script has no such global.`;
    });

function stubOf(name, symbol, problems) {
  const [node, signature] = functionOf(symbol) ?? [];
  const fail = text => void problems.push(`${name}: ${text}`);
  if (!node) return fail('the entry may export functions only');
  if (name.endsWith('_')) return fail('a name that ends in _ is private to Google');
  const text = node.getSourceFile().text;
  const comments = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  const doc = comments
    .map(({ pos, end }) => text.slice(pos, end))
    .findLast(comment => comment.startsWith('/**'));
  if (!doc) return fail('needs JSDoc directly above it');
  const params = signature.parameters.map(({ name: id }) => (ts.isIdentifier(id) ? id.text : ''));
  if (params.includes('')) return fail('every parameter needs a name of its own');
  const isCustom = /@customfunction\b/.test(doc);
  if (/^[A-Z][A-Z0-9]*$/.test(name) && !isCustom)
    return fail('a function for cells needs @customfunction in its JSDoc');
  if (isCustom) checkParams(doc, params, fail);
  return {
    name,
    params: signature.parameters.map((p, i) => (p.dotDotDotToken ? '...' : '') + params[i]),
    doc,
    isCustom,
  };
}

/** The function behind an exported name, and the declaration that carries its JSDoc. */
function functionOf(symbol) {
  const declared = symbol.valueDeclaration;
  if (!declared) return undefined;
  if (ts.isFunctionDeclaration(declared)) return [declared, declared];
  const value = ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
  if (value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)))
    return [declared.parent.parent, value];
  return undefined;
}

function checkParams(doc, params, fail) {
  const documented = [...doc.matchAll(/^\s*\*?\s*@param\s+(?:\{[^}]*\}\s+)?(\S+)/gm)].map(match => match[1]);
  if (documented.join() !== params.join()) {
    fail(
      `needs one @param line for each of (${params.join(', ')}), in this order; it has (${documented.join(', ')})`,
    );
  }
}
