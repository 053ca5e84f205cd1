import type { Lang } from '../../../table/standingsSheet';

/** Sample teams and how their players' nicknames begin. Rows of the sample are known by its teams, so no real team may be called so. */
const TEAMS: Readonly<Record<Lang, string>> = {
  ru: 'Ёжики Ёж|Совы Сова|Трамвай Трамвай|Фонарь Фонарь|Чайник Чайник|Кактусы Кактус|Мостовая Мост|Баранки Бублик|Зонтики Зонт|Сверчки Сверчок|Маяк Маяк|Самовар Самовар|Улитки Улитка',
  en: 'Hedgehogs Hog|Owls Owl|Trams Tram|Lanterns Lamp|Kettles Kettle|Cacti Cactus|Bridges Bridge|Bagels Bagel|Umbrellas Brolly|Crickets Cricket|Beacons Beacon|Samovars Urn|Snails Snail',
};

/** Of walls, games and groups: short, for narrow columns. */
export const PREFIX = { ru: { long: 'Пример', short: 'пр.' }, en: { long: 'Sample', short: 'ex.' } } as const;

interface SampleTeam {
  readonly team: string;
  /** Nickname of its nth player. */
  readonly player: (n: number) => string;
}

/** The sample's first teams. */
export const sampleTeams = (lang: Lang, count?: number): readonly SampleTeam[] =>
  TEAMS[lang]
    .split('|')
    .slice(0, count)
    .map(names => {
      const [team, player] = names.split(' ');
      return { team: `${PREFIX[lang].long}: ${team}`, player: n => `${player}-${n}` };
    });
