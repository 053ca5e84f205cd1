import type { Composition } from '../core/game';
import type { Annex, Domain } from '../core/parameters';
import { type Points, toText } from '../core/points';
import type { Ladder } from '../core/sanction';
import type { Scale } from '../core/scale';
import { compositionsText } from './compositions';
import { stepText } from './sanctions';
import type { Lang } from './standingsSheet';

const YES_NO = { ru: ['да', 'нет'], en: ['yes', 'no'] } as const;

/** The value of a parameter as its cell says it: what `readDomain` reads back as the same; empty where nothing is said. */
export function domainText({ kind }: Domain, value: unknown, lang: Lang): string {
  if (value === undefined) return '';
  switch (kind) {
    case 'points':
      return toText(value as Points);
    case 'yesNo':
      return YES_NO[lang][value ? 0 : 1];
    case 'chain':
      return (value as readonly string[]).join(' > ');
    case 'scale':
      return (value as Scale).map(([from, points]) => `${toText(from)}:${toText(points)}`).join('; ');
    case 'annex':
      return (value as Annex).map(({ kind: game, winner, loser }) => `${game}:${winner}/${loser}`).join('; ');
    case 'ladder':
      return (value as Ladder).map(step => stepText(step, lang)).join(' > ');
    case 'compositions':
      return compositionsText(value as readonly Composition[]);
    case 'pointsTable':
      return '';
    default:
      return String(value);
  }
}
