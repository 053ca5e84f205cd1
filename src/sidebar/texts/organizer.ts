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
  levels: { error: 'in the way', warning: 'worth mending', note: 'for your information' },
};
