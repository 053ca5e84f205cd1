import type { Need, WhatIfCut, WhatIfRow, WhatIfTable } from '../../addon/panel';
import { isZero } from '../exact';
import { number } from '../format';
import { useApp } from '../parts/context';
import { PlacesTable } from '../parts/places-table';
import { Note } from '../parts/small';
import { Under, useTitle } from './standings';

export const isMoved = (row: WhatIfRow): boolean =>
  row.place !== row.placeNow || row.points !== row.pointsNow || row.qualified !== row.qualifiedNow;

/** A table as it would be: what moved, and who is through, out or needs what. */
export function WhatIfStandings({ table }: { table: WhatIfTable }) {
  const { texts } = useApp();
  const { stage, rows, cut } = table;
  const title = useTitle(table);
  const isWide = rows.some(({ place }) => place.length > 3);
  return (
    <>
      <PlacesTable title={title} last={texts.table.points} isWide={isWide}>
        {rows.map(row => (
          <Row key={row.team} row={row} cut={cut} stage={stage} />
        ))}
      </PlacesTable>
      {cut && <Cut cut={cut} />}
    </>
  );
}

const HUE = { safe: 's-settled', moves: 's-warning', unknown: 's-warning' } as const;

function Cut({ cut: { places, top, by, tried } }: { cut: WhatIfCut }) {
  const { texts } = useApp();
  return (
    <div class="pad stack tight">
      <Note hue={HUE[top]} icon={top === 'safe' ? 'check' : 'waiting'}>
        {texts.whatIf.top[top](places)}
      </Note>
      <p class="sub">{by === 'exact' ? texts.whatIf.by.exact(tried) : texts.whatIf.by[by]}</p>
    </div>
  );
}

interface RowProps {
  readonly row: WhatIfRow;
  readonly cut: WhatIfCut | null;
  readonly stage: string;
}

function Row({ row, cut, stage }: RowProps) {
  const { lang } = useApp();
  const need = cut?.needs.find(({ team }) => team === row.team);
  return (
    <tr>
      <td>
        <span class="p">{row.place || '–'}</span>
      </td>
      <th scope="row">
        <span class="name clamp" title={row.team}>
          {row.team}
        </span>
        <Moves row={row} />
        {need && cut && <NeedOf need={need} by={cut.by} stage={stage} />}
      </th>
      <td>
        <span class="strong">{row.points === null ? '–' : number(row.points, lang)}</span>
      </td>
    </tr>
  );
}

function Moves({ row }: { row: WhatIfRow }) {
  const { texts, lang } = useApp();
  if (!isMoved(row)) return null;
  const shown = (points: string | null): string => (points === null ? '–' : number(points, lang));
  const { goesOn, fails, unclear, place, points } = texts.whatIf;
  const parts = [
    row.place !== row.placeNow && place(row.placeNow, row.place),
    row.points !== row.pointsNow && points(shown(row.pointsNow), shown(row.points)),
    row.qualified !== row.qualifiedNow && (row.qualified === null ? unclear : row.qualified ? goesOn : fails),
  ];
  return (
    <Under hue="s-ruled" icon="right">
      {parts.filter(Boolean).join(', ')}
    </Under>
  );
}

interface NeedProps {
  readonly need: Need;
  readonly by: WhatIfCut['by'];
  readonly stage: string;
}

function NeedOf({ need, by, stage }: NeedProps) {
  const { texts } = useApp();
  const words = useNeed(need, by);
  if (need.state === 'open')
    return (
      <>
        {words.map(one => (
          <span key={one} class="under wrapped">
            {one}
          </span>
        ))}
      </>
    );
  const isThrough = need.state === 'through';
  return (
    <Under hue={isThrough ? 's-settled' : 's-quiet'} icon={isThrough ? 'check' : 'minus'}>
      {texts.whatIf.mark[need.state](stage)}
    </Under>
  );
}

/** The plain condition, the shortest that is true. */
function useNeed({ enough, isOver, least, most, rivals, may, total }: Need, by: WhatIfCut['by']): string[] {
  const { texts, lang } = useApp();
  const words = texts.whatIf;
  const shown = (points: string): string => number(points, lang);
  if (by === 'unknown') return [words.dontKnow];
  if (by === 'final') return [words.judge];
  const said = [
    enough !== null ? words.need(shown(enough), isOver) : '',
    enough === null && rivals.length > 0
      ? words.rivals(isZero(most) ? '' : shown(most), shown(total), rivals, may)
      : '',
    least !== null && least !== enough ? words.less(shown(least)) : '',
  ];
  return said.filter(Boolean);
}
