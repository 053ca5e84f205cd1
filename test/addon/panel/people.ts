// Captains and organizers of a random evening. Each action changes the workbook and the model alike.
import type { Host } from '../../../host/test/library';
import { COLUMN } from '../tableOfCaptains';
import type { Chance } from './chance';
import {
  insertRow,
  type Line,
  lastRow,
  linesOf,
  ONLINE,
  PENALTIES,
  panelOf,
  rowTexts,
  sortSheet,
} from './evening';
import { type Model, SIDES, type Side } from './model';

const UNREADABLE = ['семь:4', '74', '=1+1', '10:8:1', 'ничья', '+1'];
const LETTER = { a: 'G', b: 'H' } as const;

export function peopleOf(host: Host, model: Model, chance: Chance, walls: number) {
  const { below, pick, happens } = chance;
  const truth = new Map(Array.from({ length: walls }, (_, i) => [String(i + 1), courseOf(chance)]));
  let begun = 3;
  let copies = 0;
  let waiting = 0;

  const trueScore = (game: string): string => {
    const [wall = '', number] = game.split('/');
    return truth.get(wall)?.[Number(number) - 1] ?? '20:20';
  };
  const score = (game: string): string => {
    const right = trueScore(game);
    if (happens(0.7)) return happens(0.1) ? right.replace(':', '-') : right;
    return happens(0.3) ? pick(UNREADABLE) : `${below(12)}:${below(12)}`;
  };
  /** A row of a game that has begun; as the evening goes on, more have. */
  const begunLine = (): Line => {
    begun += 0.025;
    const lines = linesOf(host).filter(({ game }) => game !== '' && Number(game.split('/')[1]) <= begun);
    return pick(lines);
  };
  const put = (game: string, side: Side, text: string): void => {
    if (game !== '') model.set(`${game} ${side}`, text);
  };
  /** Types without waiting for the trigger, unless so many wait that the platform would drop it. */
  const edit = async (a1: string, text: string | string[][], how?: 'pasted' | 'filled' | 'cleared') => {
    if (++waiting === 3 || happens(0.6)) {
      await host.events.idle();
      waiting = 1;
    }
    await host.edit(ONLINE, a1, text, how);
  };
  const block = (from: number, height: number, text: (line: Line) => string): string[][] =>
    Array.from({ length: height }, (_, i) => {
      const line = linesOf(host).find(({ row }) => row === from + i);
      return SIDES.map(side => {
        const typed = line && line.game !== '' ? text(line) : '';
        if (line) put(line.game, side, typed);
        return typed;
      });
    });

  return {
    type: async () => {
      const [{ row, game }, side] = [begunLine(), pick(SIDES)];
      const text = score(game);
      put(game, side, text);
      await edit(`${LETTER[side]}${row}`, text);
    },
    correct: async () => {
      const [{ row, game }, side] = [begunLine(), pick(SIDES)];
      put(game, side, trueScore(game));
      await edit(`${LETTER[side]}${row}`, trueScore(game));
    },
    paste: async () => {
      const [{ row }, height] = [begunLine(), 1 + below(4)];
      await edit(
        `G${row}`,
        block(row, height, ({ game }) => score(game)),
        pick(['pasted', 'filled'] as const),
      );
    },
    clear: async () => {
      const { row } = begunLine();
      await edit(
        `G${row}:H${row + 1}`,
        block(row, 2, () => ''),
        'cleared',
      );
    },
    sort: () =>
      sortSheet(host, ONLINE, pick([1, 2, COLUMN.a, COLUMN.b, 10, 13, 14, 15, COLUMN.id]), happens(0.5)),
    insert: () => insertRow(host, 2 + below(lastRow(host, ONLINE))),
    sortLedger: () => sortSheet(host, PENALTIES, 1 + below(17), happens(0.5)),
    /** First the very same row twice, as a check may see it; then the copy gets a game of its own. */
    copy: async () => {
      const source = begunLine();
      const game = `${source.game.split('/')[0]}/${30 + ++copies}`;
      await insertRow(host, source.row + 1);
      await host.edit(
        ONLINE,
        `A${source.row + 1}:P${source.row + 1}`,
        [rowTexts(host, source.row)],
        'pasted',
      );
      await host.events.idle();
      await panelOf(host, 'check');
      await host.edit(ONLINE, `B${source.row + 1}`, String(30 + copies));
      await host.events.idle();
      for (const column of [...SIDES, 'judge'])
        model.set(`${game} ${column}`, model.texts.get(`${source.game} ${column}`) ?? '');
    },
  };
}

/** How a wall really goes: each game one side gains 1 to 4, up to 20. */
function courseOf({ below, happens }: Chance): string[] {
  const score = { a: 0, b: 0 };
  return Array.from({ length: 15 }, () => {
    if (Math.max(score.a, score.b) < 20) score[happens(0.5) ? 'a' : 'b'] += 1 + below(4);
    return `${score.a}:${score.b}`;
  });
}
