import { useEffect, useRef, useState } from 'preact/hooks';
import type { Decision, PreviewResult } from '../../addon/panel';
import { call } from '../calls';

/** A pause in typing, ms. */
const PAUSE = 400;

export type Preview = PreviewResult | 'counting' | 'failed' | null;

/** What a decision would move, asked once it is complete and a person pauses; answers to earlier questions are ignored. */
export function usePreview(decision: Decision | null): Preview {
  const [preview, setPreview] = useState<Preview>(null);
  const asked = useRef(0);
  const question = decision && JSON.stringify(decision);
  useEffect(() => {
    const number = ++asked.current;
    setPreview(question ? 'counting' : null);
    if (!question) return;
    const answer = (result: Preview): void => {
      if (number === asked.current) setPreview(result);
    };
    const timer = setTimeout(() => {
      call('preview', { decisions: [JSON.parse(question) as Decision] }).then(answer, () => answer('failed'));
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      asked.current++;
    };
  }, [question]);
  return preview;
}
