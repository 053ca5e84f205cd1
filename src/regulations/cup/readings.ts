import { gist } from '../../core/gist';
import type { Reading } from '../../core/regulation';

/** How unclear places of the text are read; where two readings are plausible a parameter chooses. */
export const readings: readonly Reading[] = [
  {
    id: '½+',
    reading: gist(
      'Половина и четверть — это половина всей текущей суммы: в ней уже есть и штрафы, и перенос',
      'A half and a quarter are half of the whole running total, fines and its own carry-over included',
    ),
    parameter: 'carry.part',
  },
  {
    id: 'commissar+',
    reading: gist(
      'Очки за комиссара — только за роль комиссара, без сержанта',
      'Commissar points are those of the commissar’s role alone, without the sergeant’s',
    ),
    parameter: 'sergeantIsCommissar',
  },
  {
    id: 'mafia+',
    reading: gist(
      'Штрафы не снижают очки за мафию и комиссара; «за все этапы» — целиком, без деления пополам',
      'Fines do not lower mafia or commissar points; those of all stages count whole, not halved',
    ),
    parameter: 'finesInTieBreaks',
  },
  {
    id: 'mafia++',
    reading: gist(
      'Очки за мафию — за любую роль её стороны; маньяк к ней не относится',
      'Mafia points are those of any role of its side; the maniac is not of it',
    ),
  },
  {
    id: 'role+',
    reading: gist(
      'Очки вписаны, а роли нет — сторона та единственная, которой столько платят; иначе неизвестна, и место остаётся общим',
      'Points typed without a role: the side is the only one paid so, else unknown, and the place stays shared',
    ),
  },
  {
    id: 'stage3+',
    reading: gist(
      'Доля по дням после таймаута действует и в финале',
      'The share by days after a timeout holds in the final too',
    ),
  },
  {
    id: 'stages+',
    reading: gist(
      'Пятнадцать партий в неделю; из двух этапов второй — финал, в него идут 9; в одном этапе отсева нет',
      '15 games a week; of two stages the second is the final, to which 9 go; a single stage has no cut',
    ),
  },
  {
    id: 'stage1.tie+',
    reading: gist(
      'Если цепочка никого не разделила, место общее; поперёк отсева ждёт решения судьи',
      'A chain that separates nobody leaves the place shared; across the cut it waits for the judge',
    ),
  },
  {
    id: 'stage2.tie+',
    reading: gist(
      'Очки одного этапа — всё набранное на нём за вычетом штрафов этапа, без перенесённого',
      'Points of a stage alone are all that was earned in it less its fines, without what was brought',
    ),
  },
  {
    id: 'fines.3+',
    reading: gist(
      'Неявка — когда клан этапа не сидит в его партии, даже если партию потом переиграли',
      'A no-show is a clan of the stage without a seat in its game, even if the game was replayed',
    ),
  },
];
