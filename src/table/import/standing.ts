import type { Outcome } from '../../core/game';
import type { Regulation } from '../../core/regulation';
import type { LedgerLine, Seat, Team, Tournament } from '../../core/tournament';
import { openBorder } from '../border';
import { gameNamed } from '../games';
import { readGrid } from '../grid';
import { nameKey, skeleton } from '../names';
import { SHEETS } from '../sheets';
import type { Lang } from '../standingsSheet';
import { sheetNamed, type Understood, type Workbook } from '../workbook';

/** A game of the protocols. */
export interface StandingGame {
  readonly id: string;
  /** Absent: its rows can't be read as one game. */
  readonly stage?: string;
  /** As its rows write the stage. */
  readonly stageText: string;
  readonly outcome?: Outcome;
  readonly seats: readonly Seat[];
}

/** What already stands in the workbook, to lay a text beside. */
export interface Standing {
  /** Of the words that are written. */
  readonly lang: Lang;
  readonly stages: readonly string[];
  readonly clauses: { readonly noShow: string; readonly fine: string };
  readonly teams: readonly Team[];
  /** By the key of their numbers. */
  readonly games: ReadonlyMap<string, StandingGame>;
  readonly ledger: readonly LedgerLine[];
}

export function standingOf({ regulation, tournament }: Understood, workbook: Workbook, lang: Lang): Standing {
  const { stages, freeRuling, noShow = freeRuling }: Regulation = regulation;
  return {
    lang,
    stages,
    clauses: { noShow, fine: freeRuling },
    teams: tournament.teams,
    games: gamesIn(tournament, workbook),
    ledger: tournament.ledger,
  };
}

/** Every number that stands in the protocols, whether or not its rows can be read. */
function gamesIn({ games, announced = [] }: Tournament, workbook: Workbook) {
  const known = new Map([...games, ...announced].map(game => [nameKey(game.id), game]));
  const sheet = sheetNamed(workbook.sheets, 'games');
  const rows = (sheet && readGrid(sheet, SHEETS.games, openBorder(), workbook.zone)?.rows) ?? [];
  const found = new Map<string, StandingGame>();
  for (const row of rows) {
    const id = gameNamed(row.cell('game'), row.text('game'));
    const before = found.get(nameKey(id));
    if (id === '' || before?.stageText) continue;
    const { stage, outcome, seats = [] } = known.get(nameKey(id)) ?? {};
    found.set(nameKey(id), {
      id,
      ...(stage !== undefined && { stage }),
      stageText: row.text('stage'),
      ...(outcome && { outcome }),
      seats,
    });
  }
  return found;
}

/** Finds names whatever their writing, and those that only look the same. */
export interface NameBook {
  readonly named: (text: string) => string | undefined;
  readonly alike: (text: string) => string | undefined;
  readonly add: (name: string) => void;
  readonly isEmpty: boolean;
}

export function nameBook(names: readonly string[]): NameBook {
  const [byKey, byLook] = [new Map<string, string>(), new Map<string, string>()];
  const add = (name: string): void => {
    if (!byKey.has(nameKey(name))) byKey.set(nameKey(name), name);
    if (!byLook.has(skeleton(name))) byLook.set(skeleton(name), name);
  };
  names.forEach(add);
  return {
    named: text => byKey.get(nameKey(text)),
    alike: text => (byKey.has(nameKey(text)) ? undefined : byLook.get(skeleton(text))),
    add,
    isEmpty: names.length === 0,
  };
}
