import type { Lang } from '../table/standingsSheet';

/** The name of the sheet with questions and answers; the same in both languages, so that results compare. */
export const SHEET = 'Self-test';

/** Columns: question, the host's answer, the platform's, whether they are the same, the cell to try in, what to do there. */
export const COLUMN = { question: 1, host: 2, platform: 3, same: 4, own: 5, todo: 6 } as const;
export const OWN = 'E';
/** Where the function that gives ragged rows spills. */
export const SPILL = 8;

export const WORDS = {
  ru: {
    heads: ['Вопрос', 'Стенд', 'Google', 'Одно?', 'Ячейка', 'Что сделать в ячейке'],
    yes: 'да',
    no: 'НЕТ',
    type: 'введите',
    undo: ', потом Ctrl+Z',
    paste: ': скопируйте это и вставьте (Ctrl+V)',
    clear: 'очистите ячейку (Delete)',
    tick: 'поставьте флажок',
    menu: 'Самопроверка',
    ask: 'Спросить платформу',
    done: 'Ответы в столбце C. Теперь сделайте то, что просит столбец F, и скопируйте A–D.',
  },
  en: {
    heads: ['Question', 'Host', 'Google', 'Same?', 'Cell', 'What to do in the cell'],
    yes: 'yes',
    no: 'NO',
    type: 'type',
    undo: ', then press Ctrl+Z',
    paste: ': copy this and paste it (Ctrl+V)',
    clear: 'clear the cell (Delete)',
    tick: 'tick the checkbox',
    menu: 'Self-test',
    ask: 'Ask the platform',
    done: 'The answers are in column C. Now do what column F asks for, then copy A–D.',
  },
} as const satisfies Record<Lang, object>;
