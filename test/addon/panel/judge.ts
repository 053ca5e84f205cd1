// The judge of a random evening: he decides on the last panel that he saw, however old it is.
import type { Host } from '../../../host/test/library';
import type { Decision, PanelResult } from '../../../src/addon/panel';
import { cells } from '../setup/organizer';
import type { Chance } from './chance';
import { asked, byName, panelOf, rulingsIn, textsIn, type Wall } from './evening';
import { isSame, type Look, type Model, type WayBack } from './model';

const CLAUSES = ['7.3.3', '7.3.5', '7.3.10', '7.3.8'];

/** The workbook against the model: 0 edits lost, 0 rulings on the wrong game. */
export function agree(host: Host, model: Model): void {
  expect(textsIn(host)).toEqual([...model.texts].sort(byName));
  expect(rulingsIn(host)).toEqual([...model.rulings].sort(byName));
}

export async function judgeOf(host: Host, model: Model, chance: Chance, walls: readonly Wall[]) {
  const { pick, happens, below } = chance;
  const outcomes: Record<string, number> = {};
  let look: Look = model.look(await panelOf(host, 'check'));
  let back: WayBack | undefined;

  const decide = async (decisions: readonly Decision[], seen: Pick<Look, 'texts' | 'changes'>) => {
    await host.events.idle();
    const before = cells(host);
    const result = await asked(host, 'decide', { decisions, by: 'Судья Фикус' });
    const outcome = result.ok ? 'ok' : result.code;
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    if (result.ok) accepted(result, decisions, seen.texts);
    else refused(result, before, seen.changes);
    agree(host, model);
  };

  const accepted = (
    { panel, undo }: Extract<PanelResult, { ok: true }>,
    decisions: readonly Decision[],
    texts: Look['texts'],
  ) => {
    for (const decision of decisions) {
      const game = model.gameOf(decision);
      if (game) expect([decision, isSame(game, texts, model.texts)]).toEqual([decision, true]);
    }
    for (const decision of decisions) model.decided(decision);
    const now = model.look(panel);
    back = { decisions: undo, texts: now.texts, changes: now.changes };
    if (happens(0.6)) look = now;
  };

  const refused = (
    { code, message, panel }: Extract<PanelResult, { ok: false }>,
    before: unknown,
    changes: number,
  ) => {
    expect(cells(host)).toEqual(before);
    expect(message).toMatch(/^[А-Я«].*\.$/);
    // Sorting and inserting is no reason to send a judge back: the row is found by its name.
    if (changes === model.changes) expect([code, message]).not.toEqual(['changed', message]);
    if (panel && happens(0.5)) look = model.look(panel);
  };

  const penalties = (state: string) => look.panel.penalties.filter(one => one.state === state);

  const actions = {
    look: async () => {
      await host.events.idle();
      look = model.look(await panelOf(host, 'check'));
      agree(host, model);
    },
    rule: async () => {
      const charged = look.panel.cases.filter(({ charge }) => charge);
      if (charged.length === 0) return;
      const first = below(charged.length);
      const decisions = charged.slice(first, first + pick([1, 1, 1, 3])).map((one): Decision => {
        const penalty = { id: one.charge?.id ?? '', seen: one.seen };
        return happens(0.7)
          ? { do: 'confirm', ...penalty }
          : { do: 'dismiss', ...penalty, reason: pick(['Сбой связи', '=1+1']) };
      });
      await decide(decisions, look);
    },
    score: async () => {
      const open = look.panel.cases.filter(({ scores, place }) => scores.length > 0 && place);
      if (open.length === 0) return;
      const { place, seen, scores } = pick(open);
      await decide(
        [{ do: 'score', record: place?.record ?? '', seen, score: pick(scores.slice(0, 4)).score }],
        look,
      );
    },
    reconsider: async () => {
      const ways = [
        ...penalties('confirmed').map(one => ({ do: 'withdraw' as const, ...one })),
        ...penalties('withdrawn').map(one => ({ do: 'reinstate' as const, ...one })),
        ...penalties('dismissed').map(one => ({ do: 'reopen' as const, ...one })),
      ];
      if (ways.length === 0) return;
      const { do: what, id, seen } = pick(ways);
      await decide([{ do: what, id, seen, reason: 'Пересмотрено' }], look);
    },
    add: async () => {
      const wall = below(walls.length);
      const decision: Decision = {
        do: 'add',
        clause: pick(CLAUSES),
        team: pick(walls[wall] as Wall),
        wall: String(wall + 1),
        game: String(1 + below(8)),
        evidence: 'Видел сам',
        sanction: 'минус 3',
      };
      await decide([decision], look);
    },
    undo: async () => {
      if (back) await decide(back.decisions, back);
    },
  };
  return { outcomes, actions };
}
