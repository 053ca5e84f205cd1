import { useState } from 'preact/hooks';
import { copy } from '../clipboard';
import { loose } from '../format';
import { useApp } from './context';
import { IconButton } from './pressables';

/** Copies what the view says, for a captain who asks. */
export function CopyButton() {
  const { texts } = useApp();
  const [said, setSaid] = useState('');
  const onClick = () => {
    // biome-ignore lint/performance/useDomNodeTextContent: copied as it is laid out, in lines
    const text = document.querySelector<HTMLElement>('.body')?.innerText ?? '';
    void copy(loose(text)).then(isCopied => setSaid(isCopied ? texts.why.copied : texts.why.notCopied));
  };
  return (
    <>
      <span class="meta" role="status">
        {said}
      </span>
      <IconButton icon="copy" label={texts.why.copy} onClick={onClick} />
    </>
  );
}
