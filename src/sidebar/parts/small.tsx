import type { ComponentChildren } from 'preact';
import { glued } from '../format';
import { Icon, type IconName } from './icon';

/** A state: icon and word on its own soft ground. */
export const Tag = ({
  hue,
  icon,
  children,
}: {
  hue: string;
  icon: IconName;
  children: ComponentChildren;
}) => (
  <span class={`tag ${hue}`}>
    <Icon name={icon} />
    {children}
  </span>
);

/** The key that does the same, beside the word on a button. */
export const Key = ({ name }: { name: string }) => (
  <span class="kbd" aria-hidden="true">
    {name}
  </span>
);

interface NoteProps {
  readonly hue: string;
  readonly icon: IconName;
  readonly title?: string;
  readonly role?: 'alert';
  readonly children: ComponentChildren;
}

/** A banner: one sentence and its remedy. */
export const Note = ({ hue, icon, title, role, children }: NoteProps) => (
  <div class={`note ${hue}`} role={role}>
    <Icon name={icon} />
    <div>
      {title && <b>{title}</b>}
      {children}
    </div>
  </div>
);

/** A name on one line; whole in its title where it is cut. */
export const Name = ({ name, before = '' }: { name: string; before?: string }) => (
  <span class="one" title={name}>
    {before}
    {name}
  </span>
);

/** A sentence of the server. */
export const Said = ({ text }: { text: string }) => <>{glued(text)}</>;

/** Heading that takes the focus when its view opens. */
export const Title = ({ children }: { children: ComponentChildren }) => (
  <h2 class="title" tabIndex={-1} data-key="title">
    {children}
  </h2>
);

interface BigProps {
  readonly hue: string;
  readonly icon: IconName;
}

interface QuietProps extends BigProps {
  readonly title: ComponentChildren;
  readonly why: string;
}

/** A view with nothing in it: why, in two sentences. */
export const Quiet = ({ hue, icon, title, why }: QuietProps) => (
  <div class="pad stack quiet">
    <Big hue={hue} icon={icon} />
    <div>
      {typeof title === 'string' ? <p class="title">{title}</p> : title}
      <p>{why}</p>
    </div>
  </div>
);

/** What a quiet or broken view begins with. */
export const Big = ({ hue, icon }: BigProps) => (
  <div class={`big ${hue}`}>
    <Icon name={icon} />
  </div>
);
