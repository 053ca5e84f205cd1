import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSheets, sheet } from '../../book';
const dir = join(__dirname, '../../samples/walls/book');
const parse = (t: string) => t.replace(/^\uFEFF/, '').split(/\r?\n/).filter(Boolean).map(l => { const out: string[] = []; let c = '', q = false; for (const ch of l) { if (ch === '"') q = !q; else if (ch === ',' && !q) { out.push(c); c = ''; } else c += ch; } out.push(c); return out; });
test('sample', () => {
  const names = ['Регламент', 'Команды', 'Стенки', 'Онлайн-таблица', 'Штрафы', 'Журнал'];
  const { report } = checkSheets(names.map(n => sheet(n, parse(readFileSync(join(dir, `${n}.csv`), 'utf8')))), { now: '2026-11-30T00:00' });
  const expected = JSON.parse(readFileSync(join(dir, '../expected.json'), 'utf8'));
  console.log(Object.keys(expected), report.final);
  const pick = (t: any) => t.map((s: any) => [s.stage, s.group, s.rows.map((r: any) => [r.place, r.shared, r.team, r.points, r.penalties, r.decidedBy, r.qualified])]);
  const ch = (t: any) => t.map((c: any) => [c.clause, c.team, c.wall, c.game, c.kind, c.repeat, c.sanction, c.state]).sort();
  try { expect(pick(report.standings)).toEqual(pick(expected.standings)); } catch (e) { console.log(String((e as Error).message)); }
  try { expect(ch(report.charges)).toEqual(ch(expected.charges)); } catch (e) { console.log(String((e as Error).message)); }
  const f = (t: any) => t.map((c: any) => [c.level, c.kind, c.cell].join(' ')).sort();
  const mine = f(report.findings); console.log('missing', f(expected.findings).filter((x: string) => !mine.includes(x)), 'extra', mine.filter((x: string) => !f(expected.findings).includes(x)));
});
