/** The three guides in short, in Russian: who it is for, and what he does, step by step. */
export const helpRu = {
  name: 'Справка',
  lead: 'Коротко для каждого. Подробнее с картинками в папке docs проекта.',
  guides: [
    {
      title: 'Капитану',
      steps: [
        'Найдите в онлайн-таблице строку своей стенки и партии.',
        'Впишите счёт в свой столбец: «7:4», всегда A, затем B. Подойдут и «7-4», и «7 4».',
        'Победа по картам: допишите «к» или «по картам».',
        'Смотрите «Статус» в той же строке: «сошлось», «ждём второго капитана» или «спор».',
        'Ошиблись: исправьте ячейку до срока, это не нарушение. Прежнее значение останется в журнале.',
      ],
    },
    {
      title: 'Организатору',
      steps: [
        'В меню «Новый турнир…» выберите регламент и создайте листы.',
        'Впишите команды и расписание или вставьте их текстом в разделе «Турнир».',
        'Ответьте на «Вопросы к регламенту»: у каждого есть ссылка на ячейку.',
        'Адреса капитанов в столбце «Почта» откроют каждому только его ячейки: впишите и почините листы.',
        'Перед началом нажмите «Проверить файл» и уберите пример.',
      ],
    },
    {
      title: 'Судье',
      steps: [
        'Очередь показывает дела: первым то, что решает выход.',
        'Откройте дело, сверьте ячейки и выберите счёт, или подтвердите либо отклоните штраф.',
        'Перед решением видно, что оно сдвинет. Последнее решение можно вернуть.',
        'Любой штраф можно отозвать с причиной: следующие пересчитаются.',
        'Когда очередь пуста или ничего не решает, соберите пост в «Публикации».',
      ],
    },
  ],
};

/** The same in English. */
export const helpEn: typeof helpRu = {
  name: 'Help',
  lead: 'In short, for each of you. With pictures in the folder docs of the project.',
  guides: [
    {
      title: 'For captains',
      steps: [
        'Find the row of your wall and game in the online table.',
        'Type the score into your column: “7:4”, always A, then B. “7-4” and “7 4” will do.',
        'A win by cards: add “cards”.',
        'Look at “Status” in the same row: agreed, waiting for the other captain, or a dispute.',
        'A slip: correct the cell before it is due, that is no offence. The old value stays in the log.',
      ],
    },
    {
      title: 'For organizers',
      steps: [
        'In the menu “New tournament…” choose the regulation and make the sheets.',
        'Enter teams and schedule, or paste them as text in the view “Tournament”.',
        'Answer the “Questions to the regulation”: each has a link to its cell.',
        'Addresses of captains in the column “Mail” open to each only his cells: enter them and repair the sheets.',
        'Before the start press “Check the file”, and remove the sample.',
      ],
    },
    {
      title: 'For judges',
      steps: [
        'The queue shows cases: first what decides who goes through.',
        'Open a case, compare the cells and choose the score; or confirm or dismiss the penalty.',
        'What a decision moves is seen before it. The last one can be undone.',
        'Any penalty can be withdrawn with a reason: later ones are computed anew.',
        'When the queue is empty, or decides nothing, make the post in “Publish”.',
      ],
    },
  ],
};
