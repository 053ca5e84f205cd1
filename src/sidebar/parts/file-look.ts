import { useRef, useState } from 'preact/hooks';
import type { HealthItem, Panel } from '../../addon/panel';
import { call } from '../calls';
import { useApp } from './context';

/** What is known of the file itself. */
export type FileLook =
  | { readonly is: 'none' | 'looking' }
  | { readonly is: 'seen'; readonly items: readonly HealthItem[] }
  | { readonly is: 'failed'; readonly text: string };

/** One look at a time; what was seen holds until the panel has other facts. */
export function useFileLook(panel: Panel): { readonly look: FileLook; readonly ask: () => void } {
  const { texts } = useApp();
  const [known, setKnown] = useState<{ readonly of: Panel; readonly look: FileLook } | null>(null);
  const number = useRef(0);
  const ask = (): void => {
    const own = ++number.current;
    const heard = (look: FileLook): void => {
      if (own === number.current) setKnown({ of: panel, look });
    };
    heard({ is: 'looking' });
    call('health', {}).then(
      result =>
        heard(result.ok ? { is: 'seen', items: result.items } : { is: 'failed', text: result.message }),
      trouble =>
        heard({ is: 'failed', text: texts.notice.trouble[trouble === 'accounts' ? 'accounts' : 'lost'] }),
    );
  };
  return { look: known?.of === panel ? known.look : { is: 'none' }, ask };
}
