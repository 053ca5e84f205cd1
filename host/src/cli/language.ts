export type Language = 'ru' | 'en';

/** `--lang`, else the environment's language, else Russian. */
export function languageOf(option: string | undefined, env: NodeJS.ProcessEnv): Language {
  const wanted = option ?? env.LC_ALL ?? env.LC_MESSAGES ?? env.LANG ?? '';
  return /^en/i.test(wanted) ? 'en' : 'ru';
}
