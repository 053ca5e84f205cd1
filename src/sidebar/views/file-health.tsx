import type { HealthItem } from '../../addon/panel';
import { glued } from '../format';
import { useApp, usePanel } from '../parts/context';
import { type FileLook, useFileLook } from '../parts/file-look';
import { Icon } from '../parts/icon';
import { Button, ToCell } from '../parts/pressables';

/** What of the sheets lacks or stands in the way, worst first, each with its fix. */
export function FileHealth() {
  const { texts, setUp } = useApp();
  const panel = usePanel();
  const { look, ask } = useFileLook(panel);
  const items = look.is === 'seen' ? look.items : panel.repairs.map(missing);
  const isRepairable = items.some(({ fix }) => fix === 'repair');
  return (
    <>
      <p class="sub" role="status">
        {saidOf(look, items, texts)}
      </p>
      <ul class="plain stack-2">
        {items.map(item => (
          <Item key={item.text} {...item} />
        ))}
      </ul>
      <div class="row wraps">
        {isRepairable && (
          <Button look="primary" name="repair" onClick={() => setUp({})}>
            {texts.tour.repair}
          </Button>
        )}
        <Button name="health" off={look.is === 'looking'} onClick={ask}>
          {texts.organizer.look}
        </Button>
      </div>
    </>
  );
}

const missing = (text: string): HealthItem => ({ level: 'error', text, fix: 'repair', place: null });

function saidOf(
  look: FileLook,
  items: readonly HealthItem[],
  texts: ReturnType<typeof useApp>['texts'],
): string {
  if (look.is === 'looking') return texts.organizer.looking;
  if (look.is === 'failed') return look.text;
  const wrong = items.filter(({ fix, level }) => fix !== null || level !== 'note').length;
  if (wrong > 0) return texts.organizer.seen(wrong);
  return look.is === 'seen' ? texts.organizer.healthy : texts.tour.whole;
}

const LOOKS = {
  error: { icon: 'error', hue: 's-error' },
  warning: { icon: 'warning', hue: 's-warning' },
  note: { icon: 'info', hue: '' },
} as const;

function Item({ level, text, place, fix }: HealthItem) {
  const { texts, arm, markUnstamped } = useApp();
  const { icon, hue } = LOOKS[level];
  return (
    <li class="row top">
      <span class={`hue ${hue}`}>
        <Icon name={icon} />
        <span class="vh">{texts.organizer.levels[level]}</span>
      </span>
      <div>
        <p>{glued(text)}</p>
        {fix === 'repair' && <p class="sub">{texts.organizer.byRepair}</p>}
        {fix === 'stamp' && (
          <Button look="small" name="stamp" onClick={markUnstamped}>
            {texts.organizer.mark}
          </Button>
        )}
        {fix === 'arm' && (
          <Button look="small" name="arm" onClick={() => arm({ on: true })}>
            {texts.organizer.arm}
          </Button>
        )}
        {place && <ToCell place={place} about={place.cell} />}
      </div>
    </li>
  );
}
