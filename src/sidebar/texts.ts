/** Words of the panel in both languages. */
const russian = {
  title: 'Проверка таблицы',
  purpose: 'Сверяет счёт капитанов с регламентом и считает положение. Ячейки капитанов не меняются.',
  check: 'Проверить таблицу',
  checking: 'Проверяю…',
  standings: 'Положение',
  charges: 'Предложенные санкции',
  findings: 'Что заметила проверка',
  place: 'Место',
  team: 'Команда',
  points: 'Очки',
  group: 'Группа',
  wall: 'Стенка',
  game: 'партия',
  nobody: 'Пока никто не сыграл',
  levels: { error: 'Ошибка', warning: 'Сомнение', note: 'Заметка' },
  stages: {
    group: 'Группа',
    semi: 'Полуфинал',
    final: 'Финал',
    '1': 'Этап 1',
    '2': 'Этап 2',
    '3': 'Этап 3',
    top: 'Высшая лига',
    second: 'Вторая лига',
  },
  isFinal: 'Итог: всё сошлось, ждать нечего.',
  open: (charges: number, errors: number) =>
    `Нужен судья. Санкций предложено: ${charges}, ошибок: ${errors}.`,
  failed: 'Проверка не удалась, в таблице ничего не изменилось. Обновите страницу и попробуйте ещё раз.',
  accounts:
    'Google не пустил эту панель. Так бывает, когда в браузере открыто несколько аккаунтов: ' +
    'откройте таблицу в окне, где вошли только в один, и попробуйте ещё раз.',
};

export type Texts = typeof russian;

const english: Texts = {
  title: 'Check of the table',
  purpose:
    'Holds the captains’ scores against the regulation and computes the standings. Captains’ cells stay as they are.',
  check: 'Check the table',
  checking: 'Checking…',
  standings: 'Standings',
  charges: 'Proposed sanctions',
  findings: 'What the check noticed',
  place: 'Place',
  team: 'Team',
  points: 'Points',
  group: 'Group',
  wall: 'Wall',
  game: 'game',
  nobody: 'Nobody has played yet',
  levels: { error: 'Error', warning: 'Doubt', note: 'Note' },
  stages: {
    group: 'Group',
    semi: 'Semi-final',
    final: 'Final',
    '1': 'Stage 1',
    '2': 'Stage 2',
    '3': 'Stage 3',
    top: 'Top league',
    second: 'Second league',
  },
  isFinal: 'Final: everything agrees, nothing is open.',
  open: (charges: number, errors: number) =>
    `A judge is needed. Sanctions proposed: ${charges}, errors: ${errors}.`,
  failed: 'The check failed; nothing in the table was changed. Reload the page and try again.',
  accounts:
    'Google refused this panel. It happens with several accounts in one browser: ' +
    'open the file in a window that is signed in to one account only, and try again.',
};

/** The panel's words: Russian unless the browser prefers English. */
export const textsFor = (language: string): Texts => (/^en\b/i.test(language) ? english : russian);
