import type { ComponentChildren } from 'preact';
import { useApp } from './context';

interface PlacesTableProps {
  /** Over the names. */
  readonly title: string;
  /** For those who hear the table; left out: the title. */
  readonly caption?: string;
  /** Over the last column. */
  readonly last: string;
  /** Some place is longer than three characters. */
  readonly isWide: boolean;
  readonly children: ComponentChildren;
}

/** A table by places: place, name, one number. */
export function PlacesTable({ title, caption = title, last, isWide, children }: PlacesTableProps) {
  const { texts } = useApp();
  return (
    <table class={isWide ? 'st is-wide' : 'st'}>
      <caption class="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="vh">{texts.table.place}</span>
          </th>
          <th scope="col">
            <b>{title}</b>
          </th>
          <th scope="col">{last}</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
