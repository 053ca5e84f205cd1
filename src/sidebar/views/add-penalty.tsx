import { useState } from 'preact/hooks';
import { onButton } from '../format';
import { ClausePicker } from '../parts/clause-picker';
import { useApp, usePanel } from '../parts/context';
import { Input, Select } from '../parts/field';
import { Frame } from '../parts/frame';
import { Crumb } from '../parts/nav';
import { Button } from '../parts/pressables';
import { usePreview } from '../parts/preview';
import { PreviewPart } from '../parts/preview-part';
import { Title } from '../parts/small';
import { hasMoney } from '../regulation';
import { additionOf, type Draft, EMPTY, isFree, lacking } from '../state/draft';

/** A charge that the product did not find: by any clause, with the step and what follows shown before it is written. */
export function AddPenalty() {
  const { texts, send, decide } = useApp();
  const panel = usePanel();
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [isPressed, setPressed] = useState(false);
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });
  const lacks = lacking(draft, panel);
  const addition = lacks === null ? additionOf(draft, panel) : null;
  const preview = usePreview(addition);
  const sanction =
    preview !== null && typeof preview === 'object' && preview.ok ? onButton(preview.sanction) : '';
  const submit = (): void => {
    setPressed(true);
    if (addition) decide([addition], null);
  };
  return (
    <Frame
      top={<Crumb to={texts.nav.penalties} />}
      label={texts.add.label}
      look="pad stack"
      foot={
        <>
          <p class="sub hue s-error" role="status">
            {isPressed && lacks && texts.add.need[lacks]}
          </p>
          <div class="row">
            <Button look="primary grow" onClick={submit}>
              {sanction ? texts.add.submit(sanction) : texts.add.record}
            </Button>
            <Button onClick={() => send({ type: 'back' })}>{texts.add.cancel}</Button>
          </div>
        </>
      }
    >
      <Title>{texts.add.title}</Title>
      <ClausePicker clause={draft.clause} onChoose={clause => change({ clause })} />
      <Who draft={draft} change={change} />
      {isFree(draft, panel) && <Own draft={draft} change={change} />}
      {hasMoney(panel) && (
        <Input
          label={texts.add.money}
          hint={texts.add.moneyHint}
          value={draft.money}
          onInput={money => change({ money })}
        />
      )}
      <Input label={texts.add.evidence} value={draft.evidence} onInput={evidence => change({ evidence })} />
      <PreviewPart preview={preview} team={draft.team} />
    </Frame>
  );
}

interface PartProps {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
}

/** The offender and where it was; walls and games are those of the team. */
function Who({ draft, change }: PartProps) {
  const { texts } = useApp();
  const { teams, walls, report } = usePanel();
  const own = walls.filter(({ a, b }) => draft.team === '' || a === draft.team || b === draft.team);
  const games = own.find(({ wall }) => wall === draft.wall)?.games ?? [];
  const stages = [...new Set(report.standings.map(({ stage }) => stage))];
  const players = teams.find(({ team }) => team === draft.team)?.players ?? [];
  const onTeam = (team: string): void => change({ team, player: '', wall: '', game: '' });
  return (
    <>
      <Select
        label={texts.add.team}
        value={draft.team}
        none={texts.add.chooseTeam}
        options={teams.map(({ team }) => team)}
        onChange={onTeam}
      />
      <Input
        label={texts.add.player}
        value={draft.player}
        list={players}
        onInput={player => change({ player })}
      />
      {walls.length > 0 ? (
        <div class="row pair">
          <Select
            label={texts.add.wall}
            value={draft.wall}
            none={texts.add.none}
            options={own.map(({ wall }) => wall)}
            onChange={wall => change({ wall, game: '' })}
          />
          <Select
            label={texts.add.game}
            value={draft.game}
            none={texts.add.none}
            options={games.map(String)}
            onChange={game => change({ game })}
          />
        </div>
      ) : (
        <div class="row pair">
          <Select
            label={texts.add.stage}
            value={draft.stage}
            none={texts.add.none}
            options={stages}
            text={stage => texts.stages[stage] ?? stage}
            onChange={stage => change({ stage })}
          />
          <Input label={texts.add.game} value={draft.game} onInput={game => change({ game })} />
        </div>
      )}
    </>
  );
}

/** Where no ladder says what is due. */
function Own({ draft, change }: PartProps) {
  const { texts } = useApp();
  return (
    <>
      <Input
        label={texts.add.sanction}
        hint={texts.add.sanctionHint}
        value={draft.sanction}
        onInput={sanction => change({ sanction })}
      />
      <Input label={texts.add.points} value={draft.points} onInput={points => change({ points })} />
    </>
  );
}
