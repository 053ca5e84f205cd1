// The results as docs/mutation.md.
import { mutantsOf, scoreOf, summed } from './result.mjs';

const TARGET = 90;

const HEAD = `# Mutation testing

Written by \`npm run mutate\`, which changes one place of the source at a time (a comparison, a condition, a call, a list)
and runs the tests that reach it: a change that no test notices *survives*. The score is of what was noticed, by a test
that failed or by a run that would not end, of all mutants. What is left out, and why the survivors survive, stands in
[mutation/README.md](../mutation/README.md). Target: ${TARGET} % in every group.
`;

const number = count => count.toLocaleString('en-GB');
const percent = counts => (mutantsOf(counts) === 0 ? '' : `${scoreOf(counts).toFixed(1)} %`);

const table = (head, rows) => {
  const widths = head.map((cell, i) => Math.max(cell.length, ...rows.map(row => row[i].length)));
  const line = cells => `| ${cells.map((cell, i) => cell.padEnd(widths[i])).join(' | ')} |`;
  return [line(head), line(widths.map(width => '-'.repeat(width))), ...rows.map(line)].join('\n');
};

const cells = counts => [
  ...[mutantsOf(counts), counts.killed, counts.survived, counts.notReached, counts.timedOut].map(number),
  percent(counts),
];

const COUNTS = ['mutants', 'killed', 'survived', 'not reached', 'timed out', 'score'];

const groupRow = ([group, { date, commit, files }]) => {
  const sum = summed(Object.values(files));
  const met = scoreOf(sum) >= TARGET ? 'met' : '**MISSED**';
  return [group, ...cells(sum), met, number(sum.leftOut), `${date}, ${commit}`];
};

const kindRows = results =>
  Object.entries(summed(Object.values(results).flatMap(({ files }) => Object.values(files))).kinds)
    .sort(([, a], [, b]) => b - a)
    .map(([kind, count]) => [kind, number(count)]);

export const written = results => {
  const groups = Object.entries(results);
  const all = summed(groups.flatMap(([, { files }]) => Object.values(files)));
  const sumRow = [
    'all',
    ...cells(all),
    scoreOf(all) >= TARGET ? 'met' : '**MISSED**',
    number(all.leftOut),
    '',
  ];
  const files = groups
    .flatMap(([, { files }]) => Object.entries(files))
    .filter(([, file]) => mutantsOf(file) > 0);
  return [
    HEAD,
    table(['group', ...COUNTS, `≥ ${TARGET} %`, 'left out', 'run on'], [...groups.map(groupRow), sumRow]),
    '\n*Left out*: what runs only while a file loads (records of data), for which every test would have to be run.\n',
    '## By file\n',
    table(
      ['file', ...COUNTS],
      files.map(([name, file]) => [name.replace('src/', ''), ...cells(file)]),
    ),
    '\n## Survivors by what was changed\n',
    table(['change', 'survivors'], kindRows(results)),
    '',
  ].join('\n');
};
