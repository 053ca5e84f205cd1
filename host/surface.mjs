// Writes docs/host-surface.md: every member of Google's services by its own types, and what this host does when a script
// asks for it. Each member is asked for in a real execution: it is there, or it throws with its name.
//
//   node host/surface.mjs           writes the file
//   node host/surface.mjs --check   fails when the file is not what this host does
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { OBJECTS } from './surface-objects.mjs';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'docs/host-surface.md');
const TYPES = path.join(root, 'node_modules/@types/google-apps-script');
const { createWorkbook } = createRequire(import.meta.url)('./build/host.cjs');

/** Those of every script; the services in apis/ must be switched on first. */
const files = fs.readdirSync(TYPES).filter(name => name.endsWith('.d.ts') && name !== 'index.d.ts');
const program = ts.createProgram(
  files.map(name => path.join(TYPES, name)),
  { types: [], lib: ['lib.es2023.d.ts'] },
);
const checker = program.getTypeChecker();

/** The declared type `Spreadsheet.Range` of the namespace GoogleAppsScript; `Console` is a global of its own. */
function typeOf(name) {
  const [first, ...rest] = name === 'Console' ? [name] : ['GoogleAppsScript', ...name.split('.')];
  const source = program.getSourceFile(path.join(TYPES, 'google-apps-script.spreadsheet.d.ts'));
  const globals = checker.getSymbolsInScope(source, ts.SymbolFlags.Namespace | ts.SymbolFlags.Type);
  const start = globals.find(symbol => symbol.name === first);
  const found = rest.reduce((symbol, part) => symbol?.exports?.get(part), start);
  if (!found) throw new Error(`@types/google-apps-script has no ${name}`);
  return found;
}

/** The members of a type with their forms as the types write them. */
function membersOf(name) {
  const symbol = typeOf(name);
  if (symbol.flags & ts.SymbolFlags.Enum)
    return [...symbol.exports.keys()].map(key => ({ key, forms: [key] }));
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  return checker
    .getPropertiesOfType(type)
    .map(member => ({ key: member.name, forms: formsOf(member) }))
    .filter(({ key }) => key !== 'toString');
}

function formsOf(member) {
  const type = checker.getTypeOfSymbol(member);
  const forms = type
    .getCallSignatures()
    .map(form => member.name + checker.signatureToString(form, undefined, ts.TypeFormatFlags.NoTruncation));
  const texts = forms.length > 0 ? forms : [member.name];
  return texts.map(text => text.replaceAll('GoogleAppsScript.', '').replace(/\b\w+\.(?=[A-Z])/g, ''));
}

/** Every interface and enum of the spreadsheet service: those that no object here has are named too. */
const spreadsheetTypes = () =>
  [...typeOf('Spreadsheet').exports.values()]
    .filter(({ flags }) => flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Enum))
    .map(({ name }) => `Spreadsheet.${name}`);

/** The globals that the platform gives every script, by its types. */
const globals = () =>
  program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(TYPES))
    .flatMap(({ statements }) => [...statements])
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations.map(({ name }) => name.getText()))
    .filter(name => name !== 'console')
    .sort();

/** In the script's scope: what asking for each member of an object gives. */
const PROBE = `
  var asked = TABLE, answers = {};
  Object.keys(asked).forEach(function (name) {
    var object = asked[name].make();
    answers[name] = asked[name].keys.map(function (key) {
      try { return typeof object[key] === 'undefined' ? 'is undefined' : 'is there'; } catch (error) { return error.message; }
    });
  });
  answers.globals = GLOBALS.map(function (name) {
    try { return typeof new Function('return ' + name)(); } catch (error) { return error.message; }
  });
  return answers;`;

async function answersOf(asked, names) {
  const host = await createWorkbook({
    sheets: { A: [['a'], [1]] },
    dist: path.join(root, 'host/test/fixtures/basic'),
  });
  const range = { startRow: 0, endRow: 1, startColumn: 0, endColumn: 0 };
  const filter = { id: 'sheet.mutation.set-filter-range', params: { subUnitId: '0', range } };
  await host.follow({ mutations: [filter], commands: [] });
  const table = asked.map(({ name, make, members }) => {
    const keys = JSON.stringify(members.map(({ key }) => key));
    return `${JSON.stringify(name)}: { make: function () { return ${make}; }, keys: ${keys} }`;
  });
  const list = `{ ${table.join(',\n')} }`;
  const source = PROBE.replace('TABLE', () => list).replace('GLOBALS', JSON.stringify(names));
  const { value, error } = await host.run('evaluate', [source]);
  host.dispose();
  if (error) throw new Error(error.message);
  return value;
}

/** A member is there or throws with its name; anything else is a hole in the host. */
function statusOf(name, key, answer) {
  if (answer === 'is there') return true;
  if (answer.startsWith('not modelled: ') && /[. ]/.test(answer.at(-key.length - 1)) && answer.endsWith(key))
    return false;
  throw new Error(`${name}.${key}: ${answer}`);
}

function section({ name, members }, answers) {
  const [there, missing] = [[], []];
  for (const [i, member] of members.entries())
    (statusOf(name, member.key, answers[name][i]) ? there : missing).push(member);
  return { name, there, missing };
}

function text(sections, gone, services) {
  const lines = sections.map(
    ({ name, there, missing }) => `| ${name} | ${there.length} | ${missing.length} |`,
  );
  const parts = sections.map(({ name, there, missing }) =>
    [
      `\n## ${name}\n`,
      ...(there.length > 0 ? ['```ts', ...there.flatMap(({ forms }) => forms), '```'] : []),
      ...(missing.length > 0 ? [`\nThrows with its name: ${missing.map(({ key }) => key).join(', ')}`] : []),
    ].join('\n'),
  );
  const sum = list => sections.reduce((all, part) => all + part[list].length, 0);
  return `${[
    '# What the local host models of Google’s services',
    '\nWritten by `npm run surface` from the types of @types/google-apps-script; a test fails when it is out of date.',
    'Every member was asked for in a real execution. “Modelled” ones are there, in at least one of the forms shown; all',
    'others throw `not modelled: Class.member`. Forms of a modelled member that the host does not take throw the',
    'platform’s “The parameters (…) don’t match the method signature for …”.',
    `\n${sum('there')} members are modelled, ${sum('missing')} throw with their name.`,
    '\n| type | modelled | throws |\n| --- | ---: | ---: |',
    ...lines,
    `\nNo object of these types can be had here: ${gone.join(', ')}.`,
    `\nServices that throw as soon as they are named: ${services.join(', ')}.`,
    ...parts,
  ].join('\n')}\n`;
}

const asked = Object.entries(OBJECTS).map(([name, make]) => ({ name, make, members: membersOf(name) }));
const names = globals();
const answers = await answersOf(asked, names);
const isRefused = (name, answer) => !answer.endsWith(' is not defined') && !statusOf('global', name, answer);
const refused = names.filter(
  (name, i) => answers.globals[i] !== 'object' && isRefused(name, answers.globals[i]),
);
const gone = spreadsheetTypes().filter(name => !(name in OBJECTS));
const made = text(
  asked.map(part => section(part, answers)),
  gone.map(name => name.replace('Spreadsheet.', '')),
  refused,
);
if (!process.argv.includes('--check')) fs.writeFileSync(file, made);
else if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== made) {
  console.error('docs/host-surface.md is not what the host does: npm run surface writes it.');
  process.exitCode = 1;
}
