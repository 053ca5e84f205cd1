/** Words for whoever sets the tournament up, in Russian. */
export const organizerRu = {
  questions: 'Вопросы к регламенту',
  lead: 'Ответьте до начала: что неясно, что делается пока, куда писать.',
  none: 'Вопросов нет: числа и расписание сходятся.',
  toCell: 'К ячейке',
  holds: (value: string) => `Сейчас: ${value}.`,
  others: (others: readonly string[]) => `Можно: ${others.join(', ')}.`,
  look: 'Проверить файл',
  looking: 'Смотрим форматы, защиту и фильтры…',
  healthy: 'Файл в порядке.',
  seen: (n: number) => `Замечаний к файлу: ${n}.`,
  byRepair: 'починит кнопка',
  stamps: 'Отметки времени',
  armed: (by: string, since: string) =>
    `Включены ${since}${by && `: ${by}`}. Время ставит тот, кто включил; капитаны не меняют отметок, статуса и журнала.`,
  disarm: 'Выключить отметки',
  unarmed:
    'Время ставится от имени капитана, и он может его поправить. Включите, и будет ставить ваш аккаунт, а капитанам отметки, статус и журнал закроются.',
  yourName: 'Ваше имя',
  yourNameHint: 'его увидят другие судьи',
  arm: 'Включить отметки',
  mark: 'Отметить ~',
  levels: { error: 'мешает', warning: 'стоит поправить', note: 'к сведению' },
};

/** The same in English. */
export const organizerEn: typeof organizerRu = {
  questions: 'Questions to the regulation',
  lead: 'To be answered before the start: what is unclear, what is done meanwhile, where to write.',
  none: 'No questions: numbers and schedule agree.',
  toCell: 'To the cell',
  holds: value => `Now: ${value}.`,
  others: others => `May be: ${others.join(', ')}.`,
  look: 'Check the file',
  looking: 'Looking at formats, protections and filters…',
  healthy: 'The file is in order.',
  seen: n => `Remarks about the file: ${n}.`,
  byRepair: 'repair does it',
  stamps: 'Time stamps',
  armed: (by, since) =>
    `On since ${since}${by && `: ${by}`}. Whoever switched them on stamps; captains can’t change stamps, status or log.`,
  disarm: 'Switch stamps off',
  unarmed:
    'Times are stamped in the captain’s name, and he can change them. Switch on, and your account stamps, while stamps, status and log are closed to captains.',
  yourName: 'Your name',
  yourNameHint: 'other judges see it',
  arm: 'Switch stamps on',
  mark: 'Mark with ~',
  levels: { error: 'in the way', warning: 'worth mending', note: 'for your information' },
};
