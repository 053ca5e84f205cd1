// What is killed: each thing that writes into a file, on the smallest file that it has something to write into.
import { createWorkbook, type Host, type KeptFile, keptFile } from '../../host/test/library';
import type { Decision, ImportPreview, Panel, PanelResult } from '../../src/addon/panel';
import { after, asked, checked, dist, NOW, ONLINE, TEAMS, typed } from './files';

export interface Action {
  readonly name: string;
  readonly file: KeptFile;
  /** Does it; the answer of a call of the panel, nothing for a captain's edit. */
  readonly run: (host: Host) => Promise<unknown>;
  /** Done anew: as the panel's page or the platform would. By default the same. */
  readonly again?: (host: Host) => Promise<unknown>;
  /** Some hundred calls, each of which takes long. */
  readonly isLong?: true;
  /** Whether the answer says that the work is done. */
  readonly isDone: (answer: unknown) => boolean;
}

const isOk = (answer: unknown): boolean => (answer as { ok?: boolean } | null)?.ok === true;
const calls = (name: string, request: unknown) => (host: Host) => asked(host, name, request);

const chargeOf = ({ cases }: Panel, team: string, game: string) => {
  const found = cases.find(({ charge, game: of }) => charge?.team === team && of === game);
  if (!found?.charge) throw new Error(`no charge of ${team} in game ${game}`);
  return { id: found.charge.id, seen: found.seen };
};

/** One decision of each kind that writes another place: rulings, a score, a charge by hand, a warning set aside. */
function decisionsOn(panel: Panel): Decision[] {
  const dispute = panel.cases.find(({ id }) => id === 'row:1/2');
  return [
    { do: 'confirm', ...chargeOf(panel, TEAMS[1], '3') },
    { do: 'dismiss', ...chargeOf(panel, TEAMS[0], '6'), reason: 'Сбой связи' },
    { do: 'score', record: dispute?.place?.record ?? '', seen: dispute?.seen ?? '', score: '5:0' },
    ADDED,
  ];
}

const ADDED: Decision = {
  do: 'add',
  clause: '7.3.8',
  team: TEAMS[0],
  wall: '1',
  game: '2',
  evidence: 'Видел сам',
  sanction: 'минус 3',
};

const decide = (decisions: readonly Decision[]) => calls('decide', { decisions, by: 'Судья' });

/** The actions of an evening, each with its file. */
export async function eveningActions(): Promise<readonly Action[]> {
  const begun = await after(typed);
  const seen: { panel?: Panel; undo?: readonly Decision[] } = {};
  const checkedFile = await after(async host => {
    seen.panel = await checked(host);
  }, begun);
  const panel = seen.panel as Panel;
  const decisions = decisionsOn(panel);
  const ruledFile = await after(async host => {
    const result = await asked<PanelResult>(host, 'decide', { decisions, by: 'Судья' });
    if (!result.ok) throw new Error(result.message);
    seen.undo = result.undo;
  }, checkedFile);
  return [
    { name: 'check', file: begun, run: calls('check', {}), isDone: isOk },
    { name: 'confirm', file: checkedFile, run: decide(decisions.slice(0, 1)), isDone: isOk },
    { name: 'dismiss', file: checkedFile, run: decide(decisions.slice(1, 2)), isDone: isOk },
    { name: 'score', file: checkedFile, run: decide(decisions.slice(2, 3)), isDone: isOk },
    { name: 'add', file: checkedFile, run: decide([ADDED]), isDone: isOk },
    { name: 'decide several', file: checkedFile, run: decide(decisions), isDone: isOk },
    { name: 'undo', file: ruledFile, run: decide(seen.undo ?? []), isDone: isOk },
    { name: 'decide unchecked', file: begun, run: decide(decisions), isDone: isOk },
    { name: 'keepPost', file: checkedFile, run: calls('keepPost', { post: postOf(panel) }), isDone: isOk },
    ...(await edits(begun)),
    await anImport(begun),
  ];
}

const postOf = ({ fingerprint }: Panel) => ({
  at: '2026-11-28T21:00',
  fingerprint,
  rows: TEAMS.map((team, i) => ({ stage: 'group', group: 'A', team, place: i + 1, points: 'о'.repeat(900) })),
  rulings: Array.from({ length: 20 }, (_, i) => `${i} ${'р'.repeat(900)}`),
  counted: [],
});

/** A captain's edit; where its trigger died it comes again with the same event. */
const edited =
  (a1: string, text: string | string[][], how?: 'pasted' | 'cleared') =>
  async (host: Host): Promise<void> => {
    await host.edit(ONLINE, a1, text, how);
    await host.events.idle();
  };

async function edits(file: KeptFile): Promise<readonly Action[]> {
  const bare = await after(host => host.setCells(ONLINE, 5, 16, [['']]), file);
  const block = [
    ['7:0', '7:0'],
    ['8:0', '8:1'],
  ];
  const edit = (name: string, run: (host: Host) => Promise<void>, again: (host: Host) => void): Action => ({
    name,
    file,
    run,
    again: async host => {
      again(host);
      await host.events.idle();
    },
    isDone: () => true,
  });
  const event = (row: number, rows: number, column: number, columns: number, texts: object) => (host: Host) =>
    host.events.fire(
      {
        authMode: 'LIMITED',
        sheetId: host.workbook.sheetByName(ONLINE)?.number ?? 0,
        rect: { row, column, rows, columns },
        ...texts,
      },
      'captain@example.org',
    );
  return [
    edit('type', edited('H4', '7:0'), event(4, 1, 8, 1, { value: '7:0' })),
    edit('correct', edited('H3', '5:0'), event(3, 1, 8, 1, { value: '5:0', oldValue: '4:0' })),
    edit('paste', edited('G4:H5', block, 'pasted'), event(4, 2, 7, 2, {})),
    {
      ...edit('type in a row without id', edited('H5', '8:0'), event(5, 1, 8, 1, { value: '8:0' })),
      file: bare,
    },
    edit('clear', edited('G2', '', 'cleared'), event(2, 1, 7, 1, { oldValue: '2:0' })),
  ];
}

/** What was shown is asked for again: when it is in already, nothing of it is added. */
async function anImport(file: KeptFile): Promise<Action> {
  const text = 'Волки: Анна, Борис\nЛисы: Вера';
  const shown: { seen?: string } = {};
  await after(async host => {
    const preview = await asked<ImportPreview>(host, 'previewImport', { text });
    if (!preview.ok) throw new Error(preview.message);
    shown.seen = preview.seen;
  }, file);
  return {
    name: 'importRows',
    file,
    run: calls('importRows', { text, seen: shown.seen }),
    // The page shows the preview anew before anyone presses the button again.
    again: async host => {
      const preview = await asked<ImportPreview>(host, 'previewImport', { text });
      return asked(host, 'importRows', { text, seen: preview.ok ? preview.seen : '' });
    },
    isDone: isOk,
  };
}

/** Set-up of a file that holds nothing of a tournament. */
export async function setUpActions(): Promise<readonly Action[]> {
  const empty = await createWorkbook({ sheets: { Моё: [['важное', 1]] }, now: NOW, dist });
  const file = keptFile(empty);
  empty.dispose();
  const run = calls('setUp', { regulation: 'walls' });
  return [{ name: 'setUp', file, run, isLong: true, isDone: isOk }];
}
