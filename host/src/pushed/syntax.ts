import { type Comment, type FunctionDeclaration, parse } from 'acorn';

/** The platform cannot parse newer syntax: `#x`, `static x =`, import and export are later or not scripts. */
const PLATFORM_SYNTAX = 2021;

export interface TopLevelFunction {
  name: string;
  isCustomFunction: boolean;
}

/**
 * The top-level function declarations of a script file.
 * @throws SyntaxError naming file and line for what the platform cannot parse.
 */
export function topLevelFunctions(text: string, file: string): readonly TopLevelFunction[] {
  const before = known.get(text);
  if (before) return before;
  const found = functionsIn(text, file);
  known.set(text, found);
  return found;
}

/** Parsing takes longer than all else that opening a workbook does, and tests open many with the same script. */
const known = new Map<string, readonly TopLevelFunction[]>();

function functionsIn(text: string, file: string): readonly TopLevelFunction[] {
  const comments: Comment[] = [];
  const program = parsed(text, file, comments);
  const declarations = program.body.filter(
    (node): node is FunctionDeclaration => node.type === 'FunctionDeclaration',
  );
  return declarations.map(node => ({
    name: node.id.name,
    isCustomFunction: isCustom(text, node.start, comments),
  }));
}

function parsed(text: string, file: string, onComment: Comment[]) {
  try {
    return parse(text, { ecmaVersion: PLATFORM_SYNTAX, sourceType: 'script', onComment, locations: true });
  } catch (error) {
    const { message, loc } = error as { message: string; loc?: { line: number } };
    throw new SyntaxError(`${file}:${loc?.line ?? '?'}: the platform cannot parse this (${message})`);
  }
}

/** Does the JSDoc block straight above the declaration hold @customfunction? */
function isCustom(text: string, start: number, comments: Comment[]): boolean {
  const above = comments.filter(comment => comment.type === 'Block' && comment.end <= start).at(-1);
  if (!above || text.slice(above.end, start).trim() !== '') return false;
  return above.value.startsWith('*') && /@customfunction\b/i.test(above.value);
}
