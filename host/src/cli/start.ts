import { meantBy } from '../files/samples';
import { type OpenPage, openPage } from '../page/open';
import type { Arguments } from './arguments';
import { errorText } from './problem-texts';
import type { ExitCode, Output } from './validate';

const USUAL_PORT = 8080;

const TEXTS = {
  ru: (url: string, shown: string, target: string) => `Mafia Score Table: ${url}
  Откройте этот адрес в браузере.
  Показано: ${shown}
  Сохраняется после каждого изменения: ${target}
  Закрыть: Ctrl+C`,
  en: (url: string, shown: string, target: string) => `Mafia Score Table: ${url}
  Open this address in a browser.
  Shown: ${shown}
  Saved after each change: ${target}
  To end: Ctrl+C`,
};

const SAMPLE = {
  ru: 'пример турнира — копия, сам пример не изменится; другие примеры: npm start -- league или cup; свой файл: npm start -- <файл.xlsx|.ods|папка с .csv>',
  en: 'the sample tournament, a copy: the sample itself stays as it is; the others: npm start -- league or cup; your own: npm start -- <file.xlsx|.ods|folder of .csv>',
};

const TAKEN = {
  ru: (port?: number) => `Порт ${port} занят: укажите другой или уберите --port.`,
  en: (port?: number) => `Port ${port} is taken: give another one or leave out --port.`,
};

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

/** Opens a workbook (the sample without one) in a page and serves it until the process is told to end. */
export async function start(options: Arguments, output: Output): Promise<ExitCode> {
  const { language, inputs } = options;
  const [word] = inputs;
  let opened: OpenPage;
  try {
    opened = await atFreePort(word === undefined ? undefined : meantBy(word), options, output);
  } catch (error) {
    output.complain(isTaken(error) ? TAKEN[language](options.port) : errorText(error, language));
    return 1;
  }
  const shown = word === opened.source ? word : SAMPLE[language];
  output.print(TEXTS[language](opened.url, shown, opened.target));
  await new Promise<void>(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
  await opened.close();
  return 0;
}

/** The usual port, or any free one when nobody asked for a certain port. */
async function atFreePort(file: string | undefined, options: Arguments, output: Output): Promise<OpenPage> {
  const { language, dist, out, port } = options;
  const open = (number: number) =>
    openPage({
      file,
      port: number,
      language,
      dist,
      out,
      complain: text => output.complain(text),
    });
  try {
    return await open(port ?? USUAL_PORT);
  } catch (error) {
    if (!isTaken(error) || port !== undefined) throw error;
    return open(0);
  }
}
