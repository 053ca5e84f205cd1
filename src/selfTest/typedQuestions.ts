import type { TypedQuestion } from './question';

const event = (value: string, oldValue = 'undefined') => `value ${value}, oldValue ${oldValue}, 1 edit`;

/** Asked by a person's hands: what the event of an edit holds. */
export const TYPED_QUESTIONS: readonly TypedQuestion[] = [
  {
    asks: { ru: 'Событие: дробное число', en: 'Event: a decimal number' },
    types: { ru: '0,5', en: '0.5' },
    host: event('text "0.5"'),
  },
  {
    asks: { ru: 'Событие: дата', en: 'Event: a date' },
    types: { ru: '1.2.2026', en: '2/1/2026' },
    host: event('text "46054"'),
  },
  {
    asks: { ru: 'Событие: время', en: 'Event: a time' },
    types: '10:08',
    host: event('text "0.4222222222222222"'),
  },
  {
    asks: { ru: 'Событие: процент', en: 'Event: a percentage' },
    types: '50%',
    host: event('text "0.5"'),
  },
  {
    asks: { ru: 'Событие: счёт в ячейке «Обычный текст»', en: 'Event: a score in a plain-text cell' },
    before: cell => cell.setNumberFormat('@'),
    types: '7:4',
    host: event('text "7:4"'),
  },
  {
    asks: { ru: 'Событие: поставлен флажок', en: 'Event: a checkbox was ticked' },
    before: cell => cell.setDataValidation(SpreadsheetApp.newDataValidation().requireCheckbox().build()),
    types: 'TRUE',
    then: 'tick',
    host: event('text "TRUE"'),
  },
  {
    asks: { ru: 'Событие: 5 исправлено', en: 'Event: 5 was changed' },
    before: cell => cell.setValue(5),
    types: '6',
    host: event('text "6"', 'text "5"'),
  },
  {
    asks: { ru: 'Событие: 5 стёрто', en: 'Event: 5 was cleared' },
    before: cell => cell.setValue(5),
    types: '',
    then: 'clear',
    host: event('undefined', 'text "5"'),
  },
  {
    asks: { ru: 'Событие: вставлена одна ячейка', en: 'Event: one cell was pasted' },
    types: '7',
    then: 'paste',
    host: event('undefined'),
  },
  {
    asks: { ru: 'Событие: отмена правки', en: 'Event: an edit was undone' },
    types: '5',
    then: 'undo',
    host: event('text "5"'),
  },
];
