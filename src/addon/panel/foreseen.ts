import { toText } from '../../core/points';
import type { Lang, PreviewResult } from '../panel';
import { consequence, movedSteps } from './consequences';
import type { Decided } from './deciding';
import { stepsAround } from './ladders';
import { sceneOf } from './scene';
import { sanctionShown } from './shown';

/** What decisions would move, were they written. */
export function foreseen(
  { fresh, check: after, penalties }: Decided,
  lang: Lang,
): Extract<PreviewResult, { readonly ok: true }> {
  const [penalty] = penalties;
  const trying = {
    before: fresh.judgement,
    after: after.judgement,
    walls: after.understood.tournament.walls,
    lang,
    ...(penalty && { own: penalty.team }),
  };
  return {
    ok: true,
    then: consequence(trying),
    repeat: penalty?.repeat ?? null,
    sanction: penalty ? sanctionShown(penalty.sanctions, lang) : '',
    ...(penalty?.money && { money: toText(penalty.money) }),
    ladder: penalty ? stepsAround(penalty, after.judgement.penalties, sceneOf(after, lang)) : [],
    moved: movedSteps(trying, penalties),
  };
}
