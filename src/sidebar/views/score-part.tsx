import { useState } from 'preact/hooks';
import type { Case, EntryDto, ScoreChoice } from '../../addon/panel';
import { clauseText, scoreOf } from '../format';
import { Consequences } from '../parts/consequences';
import { useApp } from '../parts/context';
import { Icon } from '../parts/icon';
import { Button, Cell } from '../parts/pressables';

/** Of a dispute nobody's score is chosen beforehand; else the one score that a captain wrote and that can be. */
export function chosenAtFirst({ charge, scores }: Case): string | null {
  const written = scores.filter(({ by }) => by.length > 0);
  return charge && written.length === 1 ? (written[0]?.score ?? null) : null;
}

interface ScorePartProps {
  readonly of: Case;
  readonly score: string | null;
  readonly onChoose: (score: string | null) => void;
  /** Sets the score beside another decision; left out: the foot does it. */
  readonly onSet: (() => void) | undefined;
}

/** Which score is right: those that were written with what follows, then the others possible, then any. */
export function ScorePart({ of: one, score, onChoose, onSet }: ScorePartProps) {
  const { texts } = useApp();
  const written = one.charge ? [] : one.scores.filter(({ by }) => by.length > 0);
  const others = one.charge ? one.scores : one.scores.filter(({ by }) => by.length === 0);
  const chosen = one.scores.find(choice => choice.score === score);
  return (
    <fieldset class="stack-2">
      <legend class="strong">{written.length > 1 ? texts.detail.whose : texts.detail.which}</legend>
      {written.map(choice => (
        <Written
          key={choice.score}
          of={one}
          choice={choice}
          isChosen={choice === chosen}
          onChoose={onChoose}
        />
      ))}
      <Others choices={others} score={score} onChoose={onChoose} isAlone={written.length === 0} />
      {chosen?.then && (chosen.then.decides || chosen.then.lines.length > 0) && (
        <Consequences then={chosen.then} entries={one.entries} quiet={written.length > 0} />
      )}
      {onSet && (
        <div class="row">
          <Button look="small" shortcut="S" off={!score} onClick={onSet}>
            {score ? texts.detail.set(score) : texts.detail.choose}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface WrittenProps {
  readonly of: Case;
  readonly choice: ScoreChoice;
  readonly isChosen: boolean;
  readonly onChoose: (score: string) => void;
}

/** A score that a captain wrote, with what it would bring. */
function Written({ of: { entries }, choice, isChosen, onChoose }: WrittenProps) {
  const { texts } = useApp();
  const authors = entries.filter(({ side }) => choice.by.includes(side));
  return (
    <div class={isChosen ? 'pickcard is-chosen' : 'pickcard'}>
      <label>
        <input type="radio" name="score" checked={isChosen} onChange={() => onChoose(choice.score)} />
        <span>
          <span class="fig-n">{choice.score}</span>
          {authors.map(({ side, team }) => (
            <span key={side} class="name">
              {texts.sides[side]}: {team}
            </span>
          ))}
        </span>
      </label>
      <div class="of-choice">
        <p class="sub">
          {authors.map((author, at) => (
            <Author key={author.side} {...author} isFirst={at === 0} />
          ))}
        </p>
        {choice.then && <Charges then={choice.then} entries={entries} />}
      </div>
    </div>
  );
}

const Author = ({ stamp, place, isFirst }: EntryDto & { isFirst: boolean }) => (
  <>
    {!isFirst && ', '}
    {stamp} {stamp && '· '}
    <Cell place={place} />
  </>
);

function Charges({
  then: { charges },
  entries,
}: {
  then: NonNullable<ScoreChoice['then']>;
  entries: readonly EntryDto[];
}) {
  const { texts, lang } = useApp();
  return (
    <>
      {charges.map(({ team, sanction, clause, repeat }) => {
        const side = entries.find(entry => entry.team === team)?.side;
        const name = side ? texts.sides[side] : texts.detail.named(team);
        return (
          <p key={clause + team} class="then">
            {texts.detail.followed(name, sanction, clauseText(clause, lang), texts.time(repeat))}
          </p>
        );
      })}
    </>
  );
}

interface OthersProps {
  readonly choices: readonly ScoreChoice[];
  readonly score: string | null;
  readonly onChoose: (score: string | null) => void;
  /** No written ones stand above it. */
  readonly isAlone: boolean;
}

function Others({ choices, score, onChoose, isAlone }: OthersProps) {
  const { texts } = useApp();
  const [isOwn, setOwn] = useState(false);
  const label = ({ score: text, by }: ScoreChoice): string => {
    const [side] = by;
    if (by.length > 1) return texts.detail.both(text);
    return side ? texts.detail.as(text, texts.sides[side]) : text;
  };
  return (
    <>
      <div class="chips">
        {choices.map(choice => (
          <Chip
            key={choice.score}
            label={label(choice)}
            checked={!isOwn && score === choice.score}
            onChoose={() => {
              setOwn(false);
              onChoose(choice.score);
            }}
          />
        ))}
        <Chip
          label={isAlone ? texts.detail.other : texts.detail.otherScore}
          checked={isOwn}
          onChoose={() => {
            setOwn(true);
            onChoose(null);
          }}
        />
      </div>
      {isOwn && <Own onChoose={onChoose} />}
    </>
  );
}

const Chip = ({ label, checked, onChoose }: { label: string; checked: boolean; onChoose: () => void }) => (
  <label class="chip">
    <input type="radio" name="score" checked={checked} onChange={onChoose} />
    <Icon name="tick" />
    <span>{label}</span>
  </label>
);

/** Any score; one that is none says so and is not set. */
function Own({ onChoose }: { onChoose: (score: string | null) => void }) {
  const { texts } = useApp();
  const [text, setText] = useState('');
  const isWrong = text.trim() !== '' && scoreOf(text) === null;
  return (
    <label class="field">
      <span>{texts.detail.own}</span>
      <input
        class="input"
        inputMode="numeric"
        autocomplete="off"
        value={text}
        aria-invalid={isWrong}
        aria-describedby="own-wrong"
        onInput={event => {
          setText(event.currentTarget.value);
          onChoose(scoreOf(event.currentTarget.value));
        }}
      />
      <span id="own-wrong" class="hue s-error" role="status">
        {isWrong && texts.detail.ownWrong}
      </span>
    </label>
  );
}
