import type { Sentences } from './wording';

/** What a regulation leaves open, in English: what is unclear, what is done meanwhile, what to write. */
export const questionsEn: Sentences = {
  'whom.good': 'the good side',
  'whom.mafia': 'the mafia',
  'question.annexEmpty':
    'Which kinds of game are there, and what does each give? Annex 1 is empty. Meanwhile one side goes up by any amount for a game, and no kind is checked. Write the kinds into the cell of {parameter}: “usual:2; clean:3; draw:1/1”, for instance.',
  'question.annexWinner':
    'Who wins a game of the kind “{name}”? The winner gets less than the loser. Meanwhile such a step has no winner. Correct the points of this kind in {parameter}.',
  'question.createLimit':
    'When does the opponent get points for a game not created? After {limit} min, but {minutes} min are given to create it: the points come before the game is late. Meanwhile it is applied as written. Write at least {minutes} into {parameter}.',
  'question.gatherFirst':
    'How long may the first game gather? {first} min, less than any other ({minutes} min). Meanwhile it is applied as written. Write at least {minutes} into {parameter}, or lower gather.minutes.',
  'question.deductTwice':
    'What are deductions taken from? By one parameter captains write the score with deductions taken off, by another they come off the points of the group. Meanwhile they come off the group, and games are expected with the full score. Write “no” into {parameter}, or “wallScore” into deduct.from.',
  'question.cardsZeroFrom':
    'From which score does a win by cards give 0? It says {value}, and the wall ends at {target}: the threshold never works. Meanwhile it is as if there were none. Write less than {target} into {parameter}, or clear the cell.',
  'question.cardsMost':
    'How many wins by cards may a team have? It says {value}, and the wall ends at {target}: the limit never works. Write less than {target} into {parameter}, or clear the cell.',
  'question.scaleFalls':
    'Why does a higher score give less? From {from} the scale gives {points}, less than the row before it. Meanwhile it is applied as written. Correct the row in {parameter}.',
  'question.scaleBeyond':
    'How far does a wall of a group go? To {target}, but the scale has a row from {from}: only a last game can reach it. Correct the scale {parameter} or target.group.',
  'question.chainEmpty':
    'What decides between level teams? The chain is empty. Meanwhile they share the place, and across the cut they wait for a judge. Write criteria into {parameter} with > between them.',
  'question.chainShort':
    'What decides when the chain separates nobody? {missing} is not in it. Meanwhile the place is shared, and across the cut it waits for a judge. Add {missing} to {parameter} after a >.',
  'question.chainIdle':
    'What decides between level teams? The chain has only {links}, and no composition of a game has that role. Meanwhile places stay shared. Add a criterion to {parameter}.',
  'question.qualifyUnsaid':
    'How many teams go on from a group? It is not said. Meanwhile nobody is marked as through, and which cases decide it is not seen. Write the number into {parameter}.',
  'question.qualifyAll':
    'Who is out[ in group “{group}”]? {count} go on, and the group has {has}: nobody is left to go out. Correct {parameter} or the schedule of walls.',
  'question.quota':
    'Who plays on day 2? From {groups} groups {through} go on, and the walls of day 2 have places for {seats}. Meanwhile walls are judged as scheduled. Correct {parameter} or the sheet of walls.',
  'question.unevenGroup':
    'Does everyone play as often[ in group “{group}”]? One team has {most} walls, another {least}. Meanwhile points are simply added. Correct the sheet of walls.',
  'question.pointsEmpty':
    'What does a game pay? The table of points is empty, and the text has none. Meanwhile only points typed into the protocol count. Fill in the sheet “{parameter}”, or choose an edition that has a table.',
  'question.pointsPlayers':
    'What does a game of {players} players pay? The table has no such number of players. Meanwhile the totals of teams in these games are not known. Add rows to the sheet “{parameter}”.',
  'question.pointsBlank':
    'What do outcomes without a number pay? The table has {count#blank cell|blank cells|blank cells}[ in the rows for {players} players]. It does no harm until the case happens; then the team’s total is not known. Fill in the cells of the sheet “{parameter}”.',
  'question.pointsSide':
    'What does a game pay {whom}? The table has no number for it. Meanwhile such totals are not known. Add rows to the sheet “{parameter}”.',
  'question.omonUnpaid':
    'What does an omon pay? It is an outcome of its own, and the table has no columns for it. Meanwhile the totals of teams in such games are not known. Write “winner” into {parameter}, or fill in the columns.',
  'question.maniacTwice':
    'What pays the maniac? {parameter} says “by kills”, and the table of points has a row for him. Meanwhile kills count where there are enough players. Write “citizen”, or delete the row.',
  'question.rolesUnknown':
    'Which roles has a game of {players} players? There is no composition. Meanwhile the roles of such games are not compared. Add the composition to {parameter}.',
  'question.planStages':
    'How many stages has the cup? The plan says {stages}, and there can be 1, 2 or 3. Meanwhile three are taken. Correct {parameter}.',
  'question.cutNobody':
    'Who is out? {cut} go on, and there are {clans} clans: nobody is left to go out. Meanwhile all go on. Correct {parameter}.',
  'question.cutsSame':
    'Who is out after stage 2? {first} come to it and {second} go on: nobody is left to go out. Meanwhile all go on. Write less than {first} into {parameter}.',
  'question.minimumBeyond':
    'Are there enough players for a game? It needs {minimum}, and the field is {clans#clan|clans|clans} with one player each. Meanwhile every game is due for a replay. Lower {parameter}.',
  'question.minimumMissing':
    'How many clans may be missing? The stage has {clans}, {missing} may be missing, and {minimum} players are needed: misses that are allowed stop the game. Meanwhile both hold. Correct {parameter} or stage2.missing.',
  'question.squadLimits':
    'How many members has a squad? At least {min} and at most {max}: that can’t be. Meanwhile both are checked, and every team is told off. Correct {parameter} or squad.max.',
  'question.squadGames':
    'Who plays all games[ for “{teams}”]? There are [{games}][{rounds}], a player may play {each}, so at least {needed} players are needed. Meanwhile it is applied as written, and games beyond that are offences. Correct {parameter} or the squad.',
  'question.carryTwice':
    'What is carried on to the next stage? Both a bonus by place and a part are set. Meanwhile the bonus by place holds. Clear carry.places, or put {parameter} back to its default.',
  'question.prizesRise':
    'Why does place {from} get more than the place above it? It gets {points}. Meanwhile it is applied as written. Correct {parameter}.',
  'question.playersLimits':
    'How many players has a game? At least {min} and at most {max}: that can’t be. Meanwhile no game fits. Correct {parameter} or players.max.',
  'question.quorumGap':
    'How many votes stop a game of {min} players? The scale begins at {from}. Meanwhile smaller games are taken to need 0. Add a row with {min} to {parameter}.',
  'question.quorumBeyond':
    'How many votes stop a game? With {players} players it needs more votes than there are players. Correct {parameter}.',
  'question.debtUnsaid':
    'After how many days of debt is a team taken out? The text sets no time. Meanwhile a judge does it. Write the number of days into {parameter}, and the product proposes it.',
  'question.relegatedAll':
    'Who stays in the top league? {count} go down, and it has {teams} teams. Lower {parameter}.',
  'question.promotedAll':
    'Who goes up? {count} go up, and the second league has {teams} teams. Lower {parameter}.',
  'question.leagueGrows':
    'Do all fit into the top league? {down} go down and {up} come up: it will have {next}, and {max} are allowed. Meanwhile the organizer decides. Correct {parameter}, relegated or league.max.',
  'question.tooFewForGame':
    'Can a game gather? The league “{stage}” has {teams#team|teams|teams} with one player each, and at least {min} are needed. Meanwhile every game is due for a replay. Lower {parameter} or add teams.',
};
