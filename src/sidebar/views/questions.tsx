import type { ChosenReading, QuestionDto } from '../../addon/panel';
import { glued } from '../format';
import { useApp, usePanel } from '../parts/context';
import { Icon } from '../parts/icon';
import { Part } from '../parts/part';
import { Clause, ToCell } from '../parts/pressables';

/** What the regulation leaves open, to be answered before the start. */
export function Questions() {
  const { texts } = useApp();
  const { questions } = usePanel();
  return (
    <Part title={texts.organizer.questions} end={questions.length || undefined}>
      <p class="pad sub">{questions.length > 0 ? texts.organizer.lead : texts.organizer.none}</p>
      <ul class="readings">
        {questions.map(question => (
          <Question key={`${question.kind} ${question.text}`} {...question} />
        ))}
      </ul>
    </Part>
  );
}

const Question = ({ clause, text, place, parameter }: QuestionDto) => (
  <li class="item">
    <Icon name="info" />
    <div class="stack-2">
      <p>
        <Clause id={clause} /> {glued(text)}
      </p>
      <ToCell place={place} about={parameter} />
    </div>
  </li>
);

/** What chooses a reading: the value that holds, what else may stand there, and its cell. */
export function Chosen({ parameter, value, others, place }: ChosenReading) {
  const { texts } = useApp();
  return (
    <div class="row apart">
      <span class="sub">
        {[
          others.length > 0 && texts.organizer.holds(value),
          others.length > 0 && texts.organizer.others(others),
        ]
          .filter(Boolean)
          .join(' ')}
      </span>
      <ToCell place={place} about={parameter} />
    </div>
  );
}
