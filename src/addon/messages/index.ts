import type { Finding, Saying } from '../../core/finding';
import type { Lang } from '../../table/standingsSheet';
import { dictionary } from './dictionary';
import { worded } from './wording';

/** Words a finding or a piece of evidence; moments on the clock of the zone. */
export const say = (saying: Saying, lang: Lang, zone: string): string =>
  worded(saying, dictionary()[lang], zone);

/** All the problems that leave nothing to judge, each with its sheet and cell. */
export const sayAll = (problems: readonly Finding[], lang: Lang, zone: string): string =>
  problems.map(problem => [place(problem), say(problem, lang, zone)].filter(Boolean).join(': ')).join(' ');

const place = ({ at }: Finding): string => [at?.sheet, at?.cell].filter(Boolean).join('!');
