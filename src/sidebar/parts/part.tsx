import type { ComponentChildren } from 'preact';

interface PartProps {
  readonly title: string;
  readonly end?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A section of a view under its title. */
export const Part = ({ title, end, children }: PartProps) => (
  <section class="part" aria-label={title}>
    <h3 class="sec">
      <span>{title}</span>
      {end && <span>{end}</span>}
    </h3>
    {children}
  </section>
);
