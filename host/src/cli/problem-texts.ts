import { FileProblem, type ProblemCode } from '../files/problem';
import type { Language } from './language';

type Sentence = (file: string, detail: string) => string;

const RU: Record<ProblemCode, Sentence> = {
  missing: file => `Файл не найден: ${file}. Проверьте путь.`,
  noSample: (file, known) => `Файл не найден: ${file}. Проверьте путь или назовите пример: ${known}.`,
  denied: file => `Нет доступа: ${file}. Проверьте права на файл и папку.`,
  locked: file => `Файл занят другой программой: ${file}. Закройте его там и повторите.`,
  notAFile: file => `Это не файл: ${file}. Укажите .xlsx, .ods или папку с .csv.`,
  noCsv: file =>
    `В папке нет ни одного .csv: ${file}. Положите туда по файлу на лист или укажите другую папку.`,
  unknownType: file =>
    `Такой файл открыть нельзя: ${file}. Сохраните его как .xlsx или .ods либо дайте папку с .csv.`,
  broken: (file, detail) =>
    `Файл повреждён или это не таблица: ${file}${brackets(detail)}. Откройте его в редакторе таблиц и сохраните заново.`,
  encrypted: file => `Файл закрыт паролем: ${file}. Сохраните его без пароля.`,
  notUtf8: file => `Файл не в UTF-8: ${file}. Сохраните его как «CSV UTF-8».`,
  duplicateSheets: (file, name) => `Два листа с одним именем «${name}»: ${file}. Переименуйте один из них.`,
  tooLarge: file => `Файл слишком велик для таблицы турнира: ${file}. Удалите лишние строки и листы.`,
  noSpace: file => `На диске нет места: ${file}. Освободите место и повторите.`,
  outIsInput: file => `Исходный файл не перезаписывается: ${file}. Укажите в --out другое имя.`,
  outType: file => `Результат можно записать только в .xlsx или .ods: ${file}. Исправьте имя в --out.`,
  outIsFile: file => `Здесь нужна папка, а это файл: ${file}. Укажите в --out папку.`,
  cannotWrite: (file, detail) =>
    `Не удалось записать: ${file}${brackets(detail)}. Проверьте папку и место на диске.`,
  cannotSave: (file, detail) =>
    `Такую таблицу нельзя сохранить: ${file}${brackets(detail)}. Попробуйте папку с .csv.`,
};

const EN: Record<ProblemCode, Sentence> = {
  missing: file => `No such file: ${file}. Check the path.`,
  noSample: (file, known) => `No such file: ${file}. Check the path or name a sample: ${known}.`,
  denied: file => `No access: ${file}. Check the permissions of the file and its folder.`,
  locked: file => `Another program holds the file: ${file}. Close it there and try again.`,
  notAFile: file => `This is not a file: ${file}. Give an .xlsx, an .ods or a folder of .csv.`,
  noCsv: file => `The folder has no .csv: ${file}. Put one file per sheet there or give another folder.`,
  unknownType: file =>
    `Cannot open this kind of file: ${file}. Save it as .xlsx or .ods, or give a folder of .csv.`,
  broken: (file, detail) =>
    `The file is damaged or no spreadsheet: ${file}${brackets(detail)}. Open it in a spreadsheet program and save it again.`,
  encrypted: file => `The file is protected by a password: ${file}. Save it without one.`,
  notUtf8: file => `The file is not UTF-8: ${file}. Save it as "CSV UTF-8".`,
  duplicateSheets: (file, name) => `Two sheets are named "${name}": ${file}. Rename one of them.`,
  tooLarge: file => `The file is too large for a tournament table: ${file}. Remove needless rows and sheets.`,
  noSpace: file => `The disk is full: ${file}. Make room and try again.`,
  outIsInput: file => `The input file is never overwritten: ${file}. Give another name to --out.`,
  outType: file => `The result can only be an .xlsx or .ods: ${file}. Change the name in --out.`,
  outIsFile: file => `A folder is needed here, but this is a file: ${file}. Give a folder to --out.`,
  cannotWrite: (file, detail) => `Cannot write: ${file}${brackets(detail)}. Check the folder and the disk.`,
  cannotSave: (file, detail) =>
    `This table cannot be saved: ${file}${brackets(detail)}. Try a folder of .csv.`,
};

const brackets = (detail: string) => (detail ? ` (${detail})` : '');

/** One sentence for a person: what is wrong with which file, and what to do. */
function problemText(problem: FileProblem, language: Language): string {
  return (language === 'ru' ? RU : EN)[problem.code](problem.file, problem.detail);
}

/** The sentence of a file problem; the message of anything else. */
export function errorText(error: unknown, language: Language): string {
  if (error instanceof FileProblem) return problemText(error, language);
  return error instanceof Error ? error.message : String(error);
}
