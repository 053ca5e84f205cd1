import { type Points, toText } from '../core/points';
import type { Ladder, Sanction, Step } from '../core/sanction';
import { nameKey } from './names';
import { readNumber, tidied } from './numbers';

type Word = { readonly ru: string; readonly en: string };

/** The words of the ledger's column «Санкция», as they are written back. */
const WORDS: Readonly<Record<Exclude<Sanction['kind'], 'playerOut'> | 'day' | 'half' | 'end', Word>> = {
  warning: { ru: 'предупреждение', en: 'warning' },
  deduction: { ru: 'минус', en: 'deduct' },
  credit: { ru: 'сопернику', en: 'credit' },
  gameLoss: { ru: 'партия проиграна', en: 'game lost' },
  forfeit: { ru: '0–20', en: 'forfeit' },
  rolesVoid: { ru: 'роли не в счёт', en: 'roles void' },
  replay: { ru: 'переигровка', en: 'replay' },
  annulled: { ru: 'аннулирована', en: 'annulled' },
  wallClosed: { ru: 'стенка окончена', en: 'wall closed' },
  teamOut: { ru: 'команда снята', en: 'team out' },
  above: { ru: 'выше', en: 'above' },
  day: { ru: 'игрок вне игры: день', en: 'player out: day' },
  half: { ru: 'игрок вне игры: половина', en: 'player out: half' },
  end: { ru: 'игрок вне игры: до конца', en: 'player out: end' },
};

const key = (text: string): string => nameKey(tidied(text)).replace(/\s*:\s*/g, ': ');

const PLAIN: ReadonlyMap<string, Sanction> = new Map(
  (Object.entries(WORDS) as [keyof typeof WORDS, Word][]).flatMap(([kind, { ru, en }]) => {
    if (kind === 'deduction' || kind === 'credit') return [];
    const sanction: Sanction =
      kind === 'day' || kind === 'half' || kind === 'end' ? { kind: 'playerOut', until: kind } : { kind };
    const more =
      kind === 'end'
        ? ['игрок вне игры', 'player out', 'игрок вне игры: конец']
        : kind === 'forfeit'
          ? ['0:20', '0-20', 'техническое поражение']
          : [];
    return [ru, en, ...more].map(word => [key(word), sanction] as const);
  }),
);

const WITH_POINTS = /^(?:(минус|снять|deduct) ?-?|(сопернику|credit) ?\+?)([\d.,]+)$/;

export type SanctionsRead =
  | { readonly ok: true; readonly step: Step }
  | { readonly ok: false; readonly word: string };

/** The sanctions of a cell: words joined by `;`, the first unknown one named. */
export function readSanctions(text: string): SanctionsRead {
  const step: Sanction[] = [];
  for (const word of text
    .split(';')
    .map(part => part.trim())
    .filter(Boolean)) {
    const sanction = readSanction(word);
    if (!sanction) return { ok: false, word };
    step.push(sanction);
  }
  return { ok: true, step };
}

function readSanction(word: string): Sanction | undefined {
  const plain = PLAIN.get(key(word));
  if (plain) return plain;
  const bare = /^-\s?([\d.,]+)$/.exec(tidied(word));
  const [, , credit, amount = bare?.[1] ?? ''] = WITH_POINTS.exec(key(word)) ?? [];
  const read = readNumber(amount);
  return read.ok ? { kind: credit ? 'credit' : 'deduction', points: read.points } : undefined;
}

/** Steps of a ladder, joined by `>`. */
export function readLadder(text: string): Ladder | { readonly word: string } {
  const steps: Step[] = [];
  for (const part of text.split('>')) {
    const read = readSanctions(part);
    if (!read.ok) return { word: read.word };
    if (read.step.length === 0) return { word: part.trim() || '>' };
    steps.push(read.step);
  }
  return steps as unknown as Ladder;
}

/** A sanction as it is written in the ledger: `минус 3`, `warning`. */
export function sanctionText(sanction: Sanction, lang: 'ru' | 'en'): string {
  if (sanction.kind === 'playerOut') return WORDS[sanction.until][lang];
  const word = WORDS[sanction.kind][lang];
  return sanction.kind === 'deduction' || sanction.kind === 'credit'
    ? `${word} ${decimalText(sanction.points, lang)}`
    : word;
}

export const stepText = (step: Step, lang: 'ru' | 'en'): string =>
  step.map(s => sanctionText(s, lang)).join('; ');

/** Points as a cell of that language has them: `0,5`, `0.5`. */
export const decimalText = (points: Points, lang: 'ru' | 'en'): string =>
  lang === 'ru' ? toText(points).replace('.', ',') : toText(points);
