import { captains, clocks, closeAll, column, failures, lines, type } from './tableOfCaptains';

afterEach(closeAll);

test('smoke', async () => {
  const host = await captains({ walls: [{ games: ['2:0', '', ''] }] });
  await type(host, 'G3', '4:0');
  await type(host, 'H3', '3:1');
  await type(host, 'G4', '5:2');
  await type(host, 'G4', '=1+1');
  console.log(
    failures(host),
    clocks(host, 'stampA', 3),
    lines(host),
    column(host, 'status', 3),
    column(host, 'note', 3),
    column(host, 'id', 3),
    host.events.results.map(r => r.counters),
  );
});
