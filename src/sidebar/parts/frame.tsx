import type { ComponentChildren } from 'preact';
import { ClauseSheet } from './clause-sheet';
import { useApp } from './context';
import { NoticeBanner } from './notice';
import { Snack } from './snack';
import { WorkBar } from './work-bar';

interface FrameProps {
  /** Navigation or the way back. */
  readonly top: ComponentChildren;
  /** The figure of the view; gives way to long work. */
  readonly head?: ComponentChildren;
  readonly label: string;
  readonly look?: string;
  readonly foot?: ComponentChildren;
  /** Rises in place of the foot. */
  readonly sheet?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Three zones: what leads here, one scrolling body, the action of this moment. */
export function Frame({ top, head, label, look = '', foot, sheet, children }: FrameProps) {
  const { state } = useApp();
  const risen = state.sheet?.kind === 'clause' ? <ClauseSheet clause={state.sheet.clause} /> : sheet;
  return (
    <>
      <h1 class="vh">{label}</h1>
      {top}
      {state.work?.isLong ? <WorkBar work={state.work} /> : head}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section class={`body ${look} ${state.snack ? 'under-snack' : ''}`} tabIndex={0} aria-label={label}>
        <NoticeBanner />
        {children}
      </section>
      {risen ?? <Foot>{foot}</Foot>}
    </>
  );
}

function Foot({ children }: { children: ComponentChildren }) {
  const { state } = useApp();
  if (!children && !state.snack) return null;
  return (
    <footer class={children ? 'foot has-foot' : 'has-foot'}>
      <Snack />
      {children}
    </footer>
  );
}
