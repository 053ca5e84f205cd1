import { useEffect, useRef, useState } from 'preact/hooks';
import type { WhatIfResult, WhatIfSwitch } from '../../addon/panel';
import { call } from '../calls';

type Answer = Extract<WhatIfResult, { readonly ok: true }>;

/** What is taken to be otherwise, by the key of its item. */
export type Chosen = ReadonlyMap<string, WhatIfSwitch>;

export interface WhatIfLook {
  readonly chosen: Chosen;
  /** The last answer stays in sight while the next one is awaited. */
  readonly answer: Answer | null;
  readonly isWaiting: boolean;
  /** The server's sentence, or that none came; null: all is well. */
  readonly trouble: { readonly said: string | null } | null;
  readonly choose: (key: string, set: WhatIfSwitch | null) => void;
  /** All as it is. */
  readonly reset: () => void;
}

const NONE: Chosen = new Map();

/** Asked when the view opens, when the table was checked again, and for each switch; a late answer changes nothing. */
export function useWhatIf(checked: unknown): WhatIfLook {
  const [chosen, setChosen] = useState(NONE);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [trouble, setTrouble] = useState<WhatIfLook['trouble']>(null);
  const number = useRef(0);
  const ask = (next: Chosen): void => {
    const own = ++number.current;
    const heard = (result: WhatIfResult | null): void => {
      if (own !== number.current) return;
      setWaiting(false);
      if (result?.ok) setAnswer(result);
      setTrouble(result?.ok ? null : { said: result ? result.message : null });
    };
    setChosen(next);
    setWaiting(true);
    call('whatIf', { switches: [...next.values()] }).then(heard, () => heard(null));
  };
  useEffect(() => {
    ask(NONE);
    return () => {
      number.current++;
    };
  }, [checked]);
  const choose = (key: string, set: WhatIfSwitch | null): void => {
    const others = [...chosen].filter(([other]) => other !== key);
    ask(new Map(set ? [...others, [key, set]] : others));
  };
  return { chosen, answer, isWaiting, trouble, choose, reset: () => ask(NONE) };
}
