import { parseArgs } from 'node:util';
import { type Language, languageOf } from './language';

export interface Arguments {
  command: 'validate' | 'start';
  inputs: string[];
  language: Language;
  now?: string;
  by?: string;
  confirm?: 'all';
  out?: string;
  json?: string;
  dist?: string;
  port?: number;
}

/** The command line cannot be understood; the message is a sentence and says how to call it. */
export class UsageError extends Error {}

const USAGE = {
  ru: `Вызов: npm run validate -- <файл.xlsx|.ods|папка с .csv|пример> … [--now 2026-11-29T20:05] [--by судья] [--confirm all] [--out файл|папка] [--json файл] [--lang ru|en]
   или: npm start -- [файл.xlsx|.ods|папка с .csv|пример] [--port 8080] [--out файл|папка] [--lang ru|en]`,
  en: `Usage: npm run validate -- <file.xlsx|.ods|folder of .csv|sample> … [--now 2026-11-29T20:05] [--by judge] [--confirm all] [--out file|folder] [--json file] [--lang ru|en]
   or: npm start -- [file.xlsx|.ods|folder of .csv|sample] [--port 8080] [--out file|folder] [--lang ru|en]`,
};

const TEXT = { type: 'string' } as const;
const OPTIONS = {
  now: TEXT,
  by: TEXT,
  confirm: TEXT,
  out: TEXT,
  json: TEXT,
  dist: TEXT,
  lang: TEXT,
  port: TEXT,
};

/** @throws UsageError */
export function argumentsOf(argv: string[], env: NodeJS.ProcessEnv): Arguments {
  const fallback = languageOf(undefined, env);
  const { positionals, values } = parsed(argv, fallback);
  const language = languageOf(values.lang, env);
  const refuse = (ru: string, en: string): never => {
    throw new UsageError(`${language === 'ru' ? ru : en}\n${USAGE[language]}`);
  };
  const [command, ...inputs] = positionals;
  if (command !== 'validate' && command !== 'start') return refuse('Нужна команда.', 'A command is needed.');
  if (command === 'validate' && inputs.length === 0)
    refuse('Не указан файл или папка.', 'No file or folder was given.');
  if (command === 'start' && inputs.length > 1) refuse('start открывает один файл.', 'start opens one file.');
  if (values.lang !== undefined && !/^(ru|en)$/.test(values.lang))
    refuse('--lang: ru или en.', '--lang: ru or en.');
  if (values.confirm !== undefined && values.confirm !== 'all') {
    refuse('--confirm знает только all.', '--confirm knows only all.');
  }
  if (values.port !== undefined && !(/^\d{1,5}$/.test(values.port) && Number(values.port) < 65_536))
    refuse('--port: число от 0 до 65535.', '--port: a number from 0 to 65535.');
  const { now, by, out, json, dist } = values;
  const given = Object.entries({ now, by, out, json, dist }).filter(([, value]) => value !== undefined);
  return {
    command,
    inputs,
    language,
    ...Object.fromEntries(given),
    ...(values.port === undefined ? {} : { port: Number(values.port) }),
    ...(values.confirm === 'all' ? { confirm: 'all' } : {}),
  };
}

function parsed(argv: string[], language: Language) {
  try {
    return parseArgs({ args: argv, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${USAGE[language]}`);
  }
}
