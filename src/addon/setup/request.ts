import { askedMoment } from '../askedMoment';
import { isName } from './steps';

/** What a call of set-up asks for. */
export interface Asked {
  readonly regulation?: string;
  readonly edition?: string;
  readonly sample: boolean;
  /** The sample's games are played around it. */
  readonly now: number;
  /** By this name its steps are asked for. */
  readonly work?: string;
}

/** The request of the panel, or undefined when it is not one. */
export function readSetUp(request: unknown, zone: string): Asked | undefined {
  if (request !== undefined && request !== null && typeof request !== 'object') return undefined;
  const { regulation, edition, sample = false, now, work } = (request ?? {}) as Record<string, unknown>;
  if (!isTextOrNone(regulation) || !isTextOrNone(edition) || typeof sample !== 'boolean') return undefined;
  if (work !== undefined && !isName(work)) return undefined;
  const at = now === undefined ? Date.now() : askedMoment(now, zone);
  if (at === undefined) return undefined;
  return {
    sample,
    now: at,
    ...(regulation !== undefined && { regulation }),
    ...(edition !== undefined && { edition }),
    ...(work !== undefined && { work }),
  };
}

const isTextOrNone = (value: unknown): value is string | undefined =>
  value === undefined || typeof value === 'string';
