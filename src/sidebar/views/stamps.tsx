import { useState } from 'preact/hooks';
import type { ArmedDto } from '../../addon/panel';
import { glued, momentOf } from '../format';
import { useApp, usePanel } from '../parts/context';
import { Input } from '../parts/field';
import { Part } from '../parts/part';
import { Button } from '../parts/pressables';

/** Who stamps the captains' scores, and the way to change that; nothing where a tournament has no online table. */
export function Stamps() {
  const { texts } = useApp();
  const { armed, walls } = usePanel();
  if (!armed && walls.length === 0) return null;
  return (
    <Part title={texts.organizer.stamps}>
      <div class="pad stack-2">{armed ? <On {...armed} /> : <Off />}</div>
    </Part>
  );
}

function On({ by, since }: ArmedDto) {
  const { texts, lang, arm } = useApp();
  return (
    <>
      <p class="sub">{glued(texts.organizer.armed(by, momentOf(since, lang)))}</p>
      <div class="row">
        <Button look="small" name="disarm" onClick={() => arm({ on: false })}>
          {texts.organizer.disarm}
        </Button>
      </div>
    </>
  );
}

function Off() {
  const { texts, arm } = useApp();
  const [by, setBy] = useState('');
  return (
    <>
      <p class="sub">{glued(texts.organizer.unarmed)}</p>
      <Input
        label={texts.organizer.yourName}
        hint={texts.organizer.yourNameHint}
        value={by}
        onInput={setBy}
      />
      <div class="row">
        <Button look="small" name="arm" onClick={() => arm({ on: true, ...(by && { by }) })}>
          {texts.organizer.arm}
        </Button>
      </div>
    </>
  );
}
