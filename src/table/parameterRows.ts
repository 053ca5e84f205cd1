import type { Regulation } from '../core/regulation';
import { domainText } from './domainText';
import type { ColumnOf } from './sheets';
import type { Lang } from './standingsSheet';

/** A row of the regulation sheet by its columns, without its meaning. */
export type ParameterRow = Readonly<Record<Exclude<ColumnOf<'regulation'>, 'meaning'>, string>>;

/**
 * Every parameter with the value of the text itself. One that an edition has another value for stays blank: a written
 * row would win over the edition that the organizer chooses.
 */
export function parameterRows({ parameters, editions }: Regulation, lang: Lang): readonly ParameterRow[] {
  const edited = new Set(Object.values(editions).flatMap(values => Object.keys(values)));
  return Object.entries(parameters).map(([parameter, { clause, domain, default: value }]) => {
    const text = domainText(domain, value, lang);
    return { parameter, value: edited.has(parameter) ? '' : text, clause, default: text };
  });
}

/** What says which law holds and how the file is read, before all parameters. */
export const fileRows = (
  { id }: Regulation,
  file: { readonly edition: string; readonly zone: string; readonly locale: string },
): readonly ParameterRow[] =>
  Object.entries({ regulation: id, ...file }).map(([parameter, value]) => ({
    parameter,
    value,
    clause: '',
    default: parameter === 'edition' ? 'template' : '',
  }));
