import { askedMoment } from '../askedMoment';

/** What a call of set-up asks for. */
export interface Asked {
  readonly regulation?: string;
  readonly sample: boolean;
  /** The sample's games are played around it. */
  readonly now: number;
}

/** The request of the panel, or undefined when it is not one. */
export function readSetUp(request: unknown, zone: string): Asked | undefined {
  if (request !== undefined && request !== null && typeof request !== 'object') return undefined;
  const { regulation, sample = false, now } = (request ?? {}) as Record<string, unknown>;
  if (regulation !== undefined && typeof regulation !== 'string') return undefined;
  if (typeof sample !== 'boolean') return undefined;
  const at = now === undefined ? Date.now() : askedMoment(now, zone);
  return at === undefined ? undefined : { sample, now: at, ...(regulation !== undefined && { regulation }) };
}
