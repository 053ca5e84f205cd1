import type { AwardDto } from '../../addon/panel';
import { type AwardGroup, explained, opponentIn } from '../awards';
import { number, signed } from '../format';
import { useApp, usePanel } from '../parts/context';
import { CopyButton } from '../parts/copy-button';
import { Frame } from '../parts/frame';
import { Icon } from '../parts/icon';
import { Crumb } from '../parts/nav';
import { Cell, Clause } from '../parts/pressables';
import { Note, Title } from '../parts/small';
import { upper } from '../parts/where';
import { placeSpan } from '../places';
import type { Texts } from '../texts';

export interface OfTeam {
  readonly stage: string;
  readonly group: string | null;
  readonly team: string;
}

const isWallTable = (stage: string): boolean => stage === 'semi' || stage === 'final';

/** `Группа Б, 3-е место` */
export function useStanding({ stage, group, team }: OfTeam): string {
  const { texts } = useApp();
  const { standings } = usePanel().report;
  const rows = standings.find(one => one.stage === stage && one.group === group)?.rows ?? [];
  const row = rows.find(one => one.team === team);
  const where =
    group === null || isWallTable(stage) ? (texts.stages[stage] ?? stage) : texts.table.group(group);
  return row && row.place !== null ? `${where}, ${texts.why.place(placeSpan(row, rows))}` : where;
}

/** A number of the table, line by line down to the cells; it is the sum of what stands here and of nothing else. */
export function WhyNumber(of: OfTeam) {
  const { texts, lang } = useApp();
  const { awards } = usePanel();
  const wall = isWallTable(of.stage) && of.group !== null ? of.group : undefined;
  const { groups, total } = explained(awards, of.team, of.stage, wall);
  return (
    <Frame
      top={
        <Crumb to={texts.nav.table}>
          <CopyButton />
        </Crumb>
      }
      label={texts.why.label}
    >
      <div class="pad">
        <div class="sum">
          <Title>{of.team}</Title>
          <span class="fig-n">{number(total, lang)}</span>
        </div>
        <div class="sum sub">
          <span>{useStanding(of)}</span>
          <span>{texts.why.points(Number(total))}</span>
        </div>
      </div>
      {groups.length === 0 && <p class="pad">{texts.why.nothing}</p>}
      {groups.map(group => (
        <Group
          key={group.wall ?? group.game ?? group.account}
          group={group}
          team={of.team}
          isOpen={groups.length < 3 || isTaken(group)}
        />
      ))}
      <div class="pad sum total">
        <span class="strong">{texts.why.total}</span>
        <span class="strong">{number(total, lang)}</span>
      </div>
      <OpenCases team={of.team} />
    </Frame>
  );
}

/** Something was taken or ruled: that is what people ask about. */
const isTaken = ({ lines }: AwardGroup): boolean => lines.some(({ account }) => TAKING.includes(account));
const TAKING: readonly string[] = ['deduction', 'ruling', 'forfeit', 'fine'];

function Group({ group, team, isOpen }: { group: AwardGroup; team: string; isOpen: boolean }) {
  const { texts, lang } = useApp();
  const panel = usePanel();
  const other = group.wall === null ? null : opponentIn(panel, group.wall, team);
  return (
    <details class="award" open={isOpen}>
      <summary>
        <Icon name="right" />
        <span>
          {titleOf(group, texts)}
          {other && <span class="sub">{texts.why.against(other.team, numbers(other.score, lang))}</span>}
        </span>
        <span class="strong">{signed(group.points, lang)}</span>
      </summary>
      <ul class="lines">
        {group.lines.map((award, at) => (
          <Line key={at} award={award} isOfGame={group.game !== null} />
        ))}
        {group.score !== null && (
          <li class="sum-line">
            <span>{texts.why.score}</span>
            <span>{number(group.score, lang)}</span>
          </li>
        )}
        {group.brings.map((award, at) => (
          <Line key={at} award={award} brings={number(group.score ?? '0', lang)} />
        ))}
      </ul>
    </details>
  );
}

function titleOf({ wall, game, account }: AwardGroup, { why, at }: Texts): string {
  if (wall !== null) return why.wall(wall);
  if (game !== null) return upper(at.game(game));
  return account === null ? why.others : (why.accounts[account] ?? account);
}

const numbers = (score: string, lang: 'ru' | 'en'): string =>
  score
    .split(':')
    .map(part => number(part, lang))
    .join(':');

/** What for, by which clause, where it stands. */
function Line({
  award: { account, game, clause, points, place },
  brings,
  isOfGame = false,
}: {
  award: AwardDto;
  brings?: string;
  /** The game stands over the line. */
  isOfGame?: boolean;
}) {
  const { texts, lang } = useApp();
  const what = brings === undefined ? (texts.why.accounts[account] ?? account) : texts.why.brings(brings);
  return (
    <li>
      <span>
        {[what, game && !isOfGame && texts.at.game(game)].filter(Boolean).join(', ')} · <Clause id={clause} />
      </span>
      <span>
        {signed(points, lang)}
        {place && ' · '}
        <Cell place={place} />
      </span>
    </li>
  );
}

function OpenCases({ team }: { team: string }) {
  const { texts, send } = useApp();
  const open = usePanel().cases.filter(({ teams }) => teams.includes(team)).length;
  return (
    <div class="pad">
      {open === 0 ? (
        <Note hue="s-settled" icon="check">
          {texts.why.noCases}
        </Note>
      ) : (
        <Note hue="s-warning" icon="waiting">
          <p>{texts.why.cases(open)}</p>
          <button
            type="button"
            class="link"
            onClick={() => send({ type: 'went', view: 'queue', focus: true })}
          >
            {texts.why.toCases}
          </button>
        </Note>
      )}
    </div>
  );
}
