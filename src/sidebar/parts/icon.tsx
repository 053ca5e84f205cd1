/** Lines of each icon on 16 × 16. The word beside an icon says what it means, so it is hidden from readers. */
const LINES = {
  dispute: 'M2 5.5h10M9.5 3 12 5.5 9.5 8M14 10.5H4M6.5 8 4 10.5 6.5 13',
  impossible: 'M2 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M3.8 3.8l8.4 8.4',
  unreadable:
    'M4 2.5h8a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2zM6.3 6.4C6.4 5.4 7 5 8 5s1.7.6 1.7 1.4C9.7 7.5 8 7.6 8 8.9M8 11v.1',
  late: 'M2 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M8 4.5V8l2.5 1.8',
  inaccurate: 'M2.5 6h11M2.5 10h11M10.5 2.5l-5 11',
  missing:
    'M14 8A6 6 0 0 1 13.53 10.34M12.24 12.24A6 6 0 0 1 10.26 13.56M8 14A6 6 0 0 1 5.67 13.53M3.76 12.25A6 6 0 0 1 2.44 10.26M2 8.01A6 6 0 0 1 2.47 5.67M3.75 3.77A6 6 0 0 1 5.73 2.44M7.99 2A6 6 0 0 1 10.32 2.47M12.23 3.75A6 6 0 0 1 13.55 5.73',
  unstamped: 'M13.6 6A6 6 0 1 1 8 2M8 5v3l2 1.5M11 2l3 3M14 2l-3 3',
  waiting: 'M4 2h8M4 14h8M5 2v2.5L8 8l3-3.5V2M5 14v-2.5L8 8l3 3.5V14',
  check: 'M2 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M5.2 8.2l2 2 3.7-4.2',
  tick: 'M3 8.5l3.2 3.2L13 4.7',
  gavel:
    'M7.2 5.2l3.6 3.6M8.8 2.3l4.9 4.9M5.8 5.3l4.9 4.9M7.4 3.7 5.8 5.3M13.7 7.2l-3 3M8.8 2.3 7.4 3.7M8.2 7.7 2.5 13.4M9 14h5',
  minus: 'M2 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M5.2 8h5.6',
  undo: 'M5.5 3 2.5 6l3 3M2.5 6H9.5a4 4 0 0 1 0 8H6',
  equal: 'M2 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M5.5 6.7h5M5.5 9.3h5',
  error: 'M5.5 2h5L14 5.5v5L10.5 14h-5L2 10.5v-5zM8 5v3.5M8 11v.1',
  warning: 'M8 2.2 14.3 13.5H1.7zM8 6.5V9.5M8 11.5v.1',
  info: 'M2 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M8 7.5V11M8 5v.1',
  lock: 'M4.5 7h7a1.5 1.5 0 0 1 1.5 1.5v4a1.5 1.5 0 0 1 -1.5 1.5h-7a1.5 1.5 0 0 1 -1.5 -1.5v-4a1.5 1.5 0 0 1 1.5 -1.5zM5 7V5a3 3 0 0 1 6 0v2',
  refresh: 'M13.5 3v3.5H10M13.2 6.5A5.7 5.7 0 1 0 13.7 9',
  left: 'M10 3 5 8l5 5',
  right: 'M6 3l5 5-5 5',
  up: 'M3 10l5-5 5 5',
  down: 'M4 6.5l4 4 4-4',
  cell: 'M3.5 2.5h9a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1 -1.5 1.5h-9a1.5 1.5 0 0 1 -1.5 -1.5v-8a1.5 1.5 0 0 1 1.5 -1.5zM2 6.5h12M6.5 2.5v11',
  search: 'M2.5 7a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0M10.5 10.5l3.5 3.5',
  plus: 'M8 3v10M3 8h10',
  close: 'M4 4l8 8M12 4l-8 8',
  copy: 'M7 5.5h5a1.5 1.5 0 0 1 1.5 1.5v5.5a1.5 1.5 0 0 1 -1.5 1.5h-5a1.5 1.5 0 0 1 -1.5 -1.5v-5.5a1.5 1.5 0 0 1 1.5 -1.5zM3 10.5V3.5A1.5 1.5 0 0 1 4.5 2H10',
};

export type IconName = keyof typeof LINES;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg class="i" viewBox="0 0 16 16" aria-hidden="true">
    <path d={LINES[name]} />
  </svg>
);
