import type { RowVerdict } from '../../core/regulation';
import type { Lang } from '../../table/standingsSheet';
import { clockText } from '../../table/time';

export const WORDS: Readonly<
  Record<Lang, Readonly<Record<RowVerdict['state'] | 'late' | 'until' | 'oneSided', string>>>
> = {
  ru: {
    empty: 'пусто',
    waiting: 'ждём второго капитана',
    agreed: 'сошлось',
    dispute: 'спор',
    impossible: 'невозможный',
    unreadable: 'не прочитан',
    ruled: 'решено судьёй',
    late: 'поздно',
    until: 'до',
    oneSided: 'одна запись',
  },
  en: {
    empty: 'empty',
    waiting: 'waiting for the other captain',
    agreed: 'agreed',
    dispute: 'dispute',
    impossible: 'impossible',
    unreadable: 'unreadable',
    ruled: 'ruled',
    late: 'late',
    until: 'until',
    oneSided: 'one entry',
  },
};

/** The status of a row in words: its state, by when the rest is due, and who was late. */
export function statusText({ state, late, due, by }: RowVerdict, lang: Lang, zone: string): string {
  const words = WORDS[lang];
  const isOpen = state === 'waiting' || state === 'empty';
  return [
    by === 'oneSided' ? words.oneSided : words[state],
    ...(isOpen && due !== undefined ? [`${words.until} ${clockText(due, zone)}`] : []),
    ...(late.length > 0 ? [`· ${words.late} ${late.map(side => side.toUpperCase()).join(', ')}`] : []),
  ].join(' ');
}
