import { type OpenPage, openPage } from '../page/open';
import type { Arguments } from './arguments';
import { errorText } from './problem-texts';
import type { ExitCode, Output } from './validate';

const USUAL_PORT = 8080;

const TEXTS = {
  ru: (source: string) => `Таблица сохраняется в ${source}. Ctrl+C закрывает её.`,
  en: (source: string) => `The table is saved in ${source}. Ctrl+C closes it.`,
};

/** Opens a workbook in a page and serves it until the process is told to end. */
export async function page(options: Arguments, output: Output): Promise<ExitCode> {
  let opened: OpenPage;
  try {
    opened = await atFreePort(options, output);
  } catch (error) {
    output.complain(errorText(error, options.language));
    return 1;
  }
  output.print(`Mafia Score Table runs at ${opened.url}`);
  output.print(TEXTS[options.language](opened.source));
  await new Promise<void>(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await opened.close();
  return 0;
}

/** The usual port, or any free one when nobody asked for a certain port. */
async function atFreePort(options: Arguments, output: Output): Promise<OpenPage> {
  const { language, dist, out, port } = options;
  const open = (number: number) =>
    openPage({
      file: options.inputs[0],
      port: number,
      language,
      dist,
      out,
      complain: text => output.complain(text),
    });
  try {
    return await open(port ?? USUAL_PORT);
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    if (!isTaken || port !== undefined) throw error;
    return open(0);
  }
}
