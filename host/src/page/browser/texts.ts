const RU = {
  host: 'локальная копия, без Google',
  addon: 'Mafia Score Table',
  running: 'Скрипт работает…',
  scriptError: 'Ошибка скрипта',
  refused: 'Ячейка защищена',
  close: 'Закрыть панель',
  lost: 'Нет связи с программой. Запустите её ещё раз и обновите страницу.',
  buttons: { OK: 'ОК', CANCEL: 'Отмена', YES: 'Да', NO: 'Нет', CLOSE: 'Закрыть' },
};

export type Texts = typeof RU;

const EN: Texts = {
  host: 'a local copy, without Google',
  addon: 'Mafia Score Table',
  running: 'The script is running…',
  scriptError: 'Script error',
  refused: 'Protected cell',
  close: 'Close the sidebar',
  lost: 'The program does not answer. Start it again and reload the page.',
  buttons: { OK: 'OK', CANCEL: 'Cancel', YES: 'Yes', NO: 'No', CLOSE: 'Close' },
};

export const TEXTS: Record<'ru' | 'en', Texts> = { ru: RU, en: EN };
