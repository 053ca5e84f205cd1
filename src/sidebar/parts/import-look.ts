import { useRef, useState } from 'preact/hooks';
import type { ImportPreview, ImportRequest } from '../../addon/panel';
import { call } from '../calls';

export type ImportLook = ImportPreview | 'looking' | 'failed' | null;

/** What the text would bring, asked when a person wants to see it; once the text is another, an answer says nothing. */
export function useImportLook() {
  const [look, setLook] = useState<ImportLook>(null);
  const number = useRef(0);
  const drop = (): void => {
    number.current++;
    setLook(null);
  };
  const ask = (request: ImportRequest): void => {
    const own = ++number.current;
    const answer = (found: ImportLook): void => {
      if (own === number.current) setLook(found);
    };
    setLook('looking');
    call('previewImport', request).then(answer, () => answer('failed'));
  };
  return { look, ask, drop };
}
