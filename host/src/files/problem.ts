/** What can be wrong with a file; each has its sentence in `problem-texts.ts`. */
export type ProblemCode =
  | 'missing'
  | 'noSample'
  | 'denied'
  | 'locked'
  | 'notAFile'
  | 'noCsv'
  | 'unknownType'
  | 'broken'
  | 'encrypted'
  | 'notUtf8'
  | 'duplicateSheets'
  | 'tooLarge'
  | 'noSpace'
  | 'outIsInput'
  | 'outType'
  | 'outIsFile'
  | 'cannotWrite'
  | 'cannotSave';

/** A file cannot be read or written; nothing on the disk was changed. */
export class FileProblem extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly file: string,
    readonly detail = '',
  ) {
    super(`${code}: ${file}${detail ? ` (${detail})` : ''}`);
  }
}

const BY_SYSTEM_CODE: Record<string, ProblemCode> = {
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  EACCES: 'denied',
  EPERM: 'denied',
  EROFS: 'denied',
  EBUSY: 'locked',
  EISDIR: 'notAFile',
  ENOSPC: 'noSpace',
  EDQUOT: 'noSpace',
};

/** A failure of the file system as a problem with that file. */
export function fileProblem(error: unknown, file: string, otherwise: ProblemCode): FileProblem {
  if (error instanceof FileProblem) return error;
  const { code, message } = Object(error) as { code?: string; message?: string };
  return new FileProblem(BY_SYSTEM_CODE[code ?? ''] ?? otherwise, file, code ?? message ?? '');
}
