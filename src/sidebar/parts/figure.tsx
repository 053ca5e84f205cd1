import { CheckAgain } from './nav';

/** The one figure of a view, with its words and the way to a new check. */
export const Figure = ({ figure, rest }: { figure: string; rest: string }) => (
  <div class="row apart">
    <p>
      <span class="fig-n">{figure}</span> {rest}
    </p>
    <CheckAgain />
  </div>
);
