// What an evening must come to, kept by itself beside the product: by wall and game what the captains typed last, the
// judge's score and the rulings.
import type { Case, Decision, Panel } from '../../../src/addon/panel';

export const SIDES = ['a', 'b'] as const;
export type Side = (typeof SIDES)[number];

/** What a ruling is about: `7.3.14 Волки 1/2`. */
export type About = string;
export type Texts = ReadonlyMap<string, string>;

const STATES = {
  confirm: 'confirmed',
  reinstate: 'confirmed',
  dismiss: 'dismissed',
  withdraw: 'withdrawn',
  reopen: '',
} as const;

export const aboutOf = (clause: string, team: string, wall: unknown, game: unknown): About =>
  `${clause} ${team} ${wall ?? ''}/${game ?? ''}`;

/** A panel as a judge keeps it open: with what the captains' and the judge's cells held when he saw it. */
export interface Look {
  readonly panel: Panel;
  readonly texts: Texts;
  readonly changes: number;
}

/** A way back, and what the cells held when it was offered. */
export interface WayBack extends Pick<Look, 'texts' | 'changes'> {
  readonly decisions: readonly Decision[];
}

export class Model {
  /** By `1/2 a`, `1/2 b`, and `1/2 judge`; nothing where the cell is empty. */
  readonly texts = new Map<string, string>();
  readonly rulings = new Map<About, string>();
  /** Grows with everything that a judge could have seen differently. */
  changes = 0;
  private readonly names = new Map<string, About>();
  private readonly places = new Map<string, string>();

  set(cell: string, text: string): void {
    if (text === (this.texts.get(cell) ?? '')) return;
    this.changes++;
    if (text === '') this.texts.delete(cell);
    else this.texts.set(cell, text);
  }

  look(panel: Panel): Look {
    for (const one of panel.penalties)
      this.names.set(one.id, aboutOf(one.clause, one.team, one.wall, one.game));
    for (const one of panel.cases) this.remember(one);
    return { panel, ...this.now() };
  }

  now(): Omit<Look, 'panel'> {
    return { texts: new Map(this.texts), changes: this.changes };
  }

  private remember({ charge, wall, game, place }: Case): void {
    if (charge) this.names.set(charge.id, aboutOf(charge.clause, charge.team, wall, game));
    if (place && wall && game) this.places.set(place.record, `${wall}/${game}`);
  }

  /** `wall/game` that a decision is about, as the judge saw it. */
  gameOf(decision: Decision): string | undefined {
    if (decision.do === 'add') return undefined;
    return decision.do === 'score'
      ? this.places.get(decision.record)
      : this.names.get(decision.id)?.split(' ').pop();
  }

  /** A decision was carried out. */
  decided(decision: Decision): void {
    this.changes++;
    if (decision.do === 'score') this.set(`${this.gameOf(decision)} judge`, decision.score);
    else if (decision.do === 'add')
      this.rulings.set(aboutOf(decision.clause, decision.team, decision.wall, decision.game), 'confirmed');
    // What was paid is no ruling: the ledger's own cell holds it. Nor is a warning that is set aside.
    else if (decision.do !== 'pay' && decision.do !== 'setAside' && decision.do !== 'takeUp') {
      const about = this.names.get(decision.id) ?? decision.id;
      const state = STATES[decision.do];
      if (state === '') this.rulings.delete(about);
      else this.rulings.set(about, state);
    }
  }
}

/** Whether a game's cells say what they said then: `1-0` is `1:0`. */
export const isSame = (game: string, then: Texts, now: Texts): boolean =>
  [...SIDES, 'judge'].every(column => {
    const [x, y] = [then, now].map(texts => (texts.get(`${game} ${column}`) ?? '').replace('-', ':'));
    return x === y;
  });
