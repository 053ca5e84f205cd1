import type { AppearancesDto, BarredDto } from '../../addon/report';
import { useApp, usePanel } from '../parts/context';
import { Select } from '../parts/field';
import { Figure } from '../parts/figure';
import { Frame } from '../parts/frame';
import { Icon } from '../parts/icon';
import { Nav } from '../parts/nav';
import { Quiet, Title } from '../parts/small';
import { StageSwitch } from '../parts/stage-switch';
import { byTeam, limitOf, successive } from '../players';
import { limitsPlayers } from '../regulation';
import { Barred } from './barred';

/** Who may not play now, and how many of their games the others have played. */
export function Players() {
  const { texts } = useApp();
  const panel = usePanel();
  return (
    <Frame top={<Nav />} head={<Out />} label={texts.eligible.label}>
      {limitsPlayers(panel) ? <Lists /> : <Empty />}
    </Frame>
  );
}

function Out() {
  const { texts } = useApp();
  const { report } = usePanel();
  const { barred } = report;
  const key = ({ team, player }: BarredDto): string => JSON.stringify([team, player]);
  const { figure, rest } = texts.eligible.barred(new Set(barred.map(key)).size);
  return (
    <header class="fig">
      <Title>{texts.players}</Title>
      <Figure figure={figure} rest={rest} />
      <p class="sub">{texts.eligible.atMost(barred.filter(one => limitOf(one, report)).length)}</p>
    </header>
  );
}

/** Of all teams, or of the one that was chosen. */
function Lists() {
  const { texts, state, send } = useApp();
  const { report, teams } = usePanel();
  const stages = successive(report);
  const stage = stages.find(one => one === state.stage) ?? stages[stages.length - 1];
  const names = teams.map(({ team }) => team);
  const isShown = ({ team }: { readonly team: string }): boolean => state.team === '' || team === state.team;
  const played = report.appearances.filter(one => isShown(one) && (!stage || one.stage === stage));
  const groups = byTeam(played, names);
  return (
    <>
      <div class="pad switcher">
        <Select
          label={texts.eligible.show}
          value={names.includes(state.team) ? state.team : ''}
          none={texts.eligible.everyone}
          options={names}
          onChange={team => send({ type: 'choseTeam', team })}
        />
      </div>
      <Barred barred={report.barred.filter(isShown)} />
      <section class="part" aria-label={texts.eligible.games}>
        <h3 class="sec still">
          <span>{texts.eligible.games}</span>
        </h3>
        {stage && <StageSwitch stages={stages} chosen={stage} label={texts.eligible.stage} />}
        {groups.length === 0 && <p class="pad sub">{texts.eligible.nothing}</p>}
        {groups.map(({ team, players }) => (
          <Team key={team} team={team} players={players} />
        ))}
      </section>
    </>
  );
}

function Team({ team, players }: { team: string; players: readonly AppearancesDto[] }) {
  return (
    <section aria-label={team}>
      <h4 class="sec">
        <span class="one" title={team}>
          {team}
        </span>
        <span>{players.length}</span>
      </h4>
      <ul class="people">
        {players.map(one => (
          <Played key={one.player} of={one} />
        ))}
      </ul>
    </section>
  );
}

/** `4 из 6`; that he may play no more, or once more, is said in words. */
function Played({ of: one }: { of: AppearancesDto }) {
  const { texts } = useApp();
  const left = one.most - one.games;
  return (
    <li>
      <span class="name">{one.player}</span>
      <span>
        {left <= 0 && (
          <span class="hue s-warning">
            <Icon name="lock" /> {texts.eligible.full},{' '}
          </span>
        )}
        {left === 1 && <span class="meta">{texts.eligible.last}, </span>}
        {texts.eligible.of(one.games, one.most)}
      </span>
    </li>
  );
}

function Empty() {
  const { texts } = useApp();
  return <Quiet hue="s-quiet" icon="waiting" title={texts.eligible.empty} why={texts.eligible.emptyWhy} />;
}
