import type { ComponentChildren } from 'preact';
import type { Case, EntryDto } from '../../addon/panel';
import { clock } from '../format';
import { useApp } from '../parts/context';
import { Cell } from '../parts/pressables';

/** What both captains wrote, when, and by when it was due. */
export function Entries({ of: { entries, due } }: { of: Case }) {
  const { texts } = useApp();
  if (entries.length === 0) return null;
  return (
    <table class="ev">
      <caption class="vh">{texts.detail.entries}</caption>
      <thead>
        <tr>
          <td />
          {entries.map(({ side, team }) => (
            <th key={side} scope="col">
              {texts.sides[side]}: <span class="name">{team}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row title={texts.detail.score} entries={entries}>
          {entry => (
            <span class={entry.isFaulty ? 'score hue s-error' : 'score'}>
              {entry.text || <span class="meta">{texts.detail.nothing}</span>}
            </span>
          )}
        </Row>
        <Row title={texts.detail.entered} entries={entries}>
          {({ stamp, text }) => stamp ?? (text && texts.detail.noStamp)}
        </Row>
        {due && (
          <tr>
            <th scope="row">{texts.detail.due}</th>
            <td colSpan={entries.length} title={due}>
              {clock(due)}
            </td>
          </tr>
        )}
        <Row title={texts.detail.cell} entries={entries}>
          {({ place }) => <Cell place={place} />}
        </Row>
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly title: string;
  readonly entries: readonly EntryDto[];
  readonly children: (entry: EntryDto) => ComponentChildren;
}

const Row = ({ title, entries, children }: RowProps) => (
  <tr>
    <th scope="row">{title}</th>
    {entries.map(entry => (
      <td key={entry.side}>{children(entry)}</td>
    ))}
  </tr>
);
