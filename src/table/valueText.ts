import type { Domain } from '../core/parameters';
import type { Points } from '../core/points';
import { domainText } from './domainText';
import { decimalText } from './sanctions';
import type { Lang } from './standingsSheet';

/** The same for the screen: points with the decimal sign of the language. */
export const valueText = (domain: Domain, value: unknown, lang: Lang): string =>
  domain.kind === 'points' && value !== undefined
    ? decimalText(value as Points, lang)
    : domainText(domain, value, lang);
