import type { Language } from './language';
import type { Column } from './table';

const word = (title: string): Column => ({ title });
const number = (title: string): Column => ({ title, isNumber: true });

const RU = {
  stageWord: 'Этап:',
  stage: { group: 'группа', semi: 'полуфинал', final: 'финал', top: 'высшая', second: 'вторая' },
  standing: [
    number('Место'),
    word('Команда'),
    number('Очки'),
    number('Штрафы'),
    number('Перенос'),
    word('Решил'),
    word('Дальше'),
  ],
  decided: { shared: 'поровну', 'extra round': 'доп. тур' },
  charges: 'Штрафы',
  charge: ['№', 'Пункт', 'Команда', 'Стенка', 'Партия', 'Основание', 'Повтор', 'Санкция', 'Состояние'].map(
    word,
  ),
  state: { proposed: 'предложен', confirmed: 'подтверждён', dismissed: 'отклонён', withdrawn: 'отозван' },
  findings: 'Замечания',
  finding: ['Важность', 'Ячейка', 'Замечание'].map(word),
  level: { error: 'ошибка', warning: 'внимание', note: 'к сведению' },
  money: 'Деньги',
  owes: [word('Команда'), number('Должна'), word('За что')],
  done: (isFinal: boolean) => `готово: итог ${isFinal ? 'окончательный' : 'предварительный'}`,
  open: (count: number) => `нужен судья: ${count} ${plural(count, 'вопрос', 'вопроса', 'вопросов')}`,
  calls: (reads: number, writes: number) =>
    `обращений к значениям ячеек: ${reads + writes} (чтение ${reads}, запись ${writes})`,
  saved: (file: string) => `записано: ${file}`,
};

export type Texts = typeof RU;

const EN: Texts = {
  stageWord: 'Stage:',
  stage: { group: 'group', semi: 'semi', final: 'final', top: 'top', second: 'second' },
  standing: [
    number('Place'),
    word('Team'),
    number('Points'),
    number('Penalties'),
    number('Carry-in'),
    word('Decided by'),
    word('Qualified'),
  ],
  decided: { shared: 'shared', 'extra round': 'extra round' },
  charges: 'Charges',
  charge: ['Id', 'Clause', 'Team', 'Wall', 'Game', 'Evidence', 'Repeat', 'Sanction', 'State'].map(word),
  state: { proposed: 'proposed', confirmed: 'confirmed', dismissed: 'dismissed', withdrawn: 'withdrawn' },
  findings: 'Findings',
  finding: ['Level', 'Cell', 'Finding'].map(word),
  level: { error: 'error', warning: 'warning', note: 'note' },
  money: 'Money',
  owes: [word('Team'), number('Owes'), word('Why')],
  done: isFinal => `done: the result is ${isFinal ? 'final' : 'provisional'}`,
  open: count => `a judge is needed: ${count} open ${count === 1 ? 'item' : 'items'}`,
  calls: (reads, writes) => `cell value calls: ${reads + writes} (reads ${reads}, writes ${writes})`,
  saved: file => `written: ${file}`,
};

export const TEXTS: Record<Language, Texts> = { ru: RU, en: EN };

function plural(count: number, one: string, few: string, many: string): string {
  const [tens, units] = [count % 100, count % 10];
  if (tens > 10 && tens < 20) return many;
  if (units === 1) return one;
  return units > 1 && units < 5 ? few : many;
}
