import type { Annex, Domain } from '../core/parameters';
import { type Points, toText } from '../core/points';
import type { Ladder } from '../core/sanction';
import type { Scale } from '../core/scale';
import { stepText } from './sanctions';

type Lang = 'ru' | 'en';

const YES_NO = { ru: ['да', 'нет'], en: ['yes', 'no'] } as const;

/** A parameter's value as its cell may hold it, so that it reads back the same; empty: not set, or a sheet of its own. */
export function valueText(domain: Domain, value: unknown, lang: Lang): string {
  if (value === undefined) return '';
  switch (domain.kind) {
    case 'points':
      return decimal(value as Points, lang);
    case 'yesNo':
      return YES_NO[lang][value ? 0 : 1];
    case 'chain':
      return (value as readonly string[]).join(' > ');
    case 'scale':
      return (value as Scale).map(([from, points]) => `${toText(from)}:${toText(points)}`).join('; ');
    case 'annex':
      return (value as Annex).map(({ kind, winner, loser }) => `${kind}:${winner}/${loser}`).join('; ');
    case 'ladder':
      return (value as Ladder).map(step => stepText(step, lang)).join(' > ');
    case 'pointsTable':
      return '';
    default:
      return String(value);
  }
}

const decimal = (points: Points, lang: Lang): string =>
  lang === 'ru' ? toText(points).replace('.', ',') : toText(points);
