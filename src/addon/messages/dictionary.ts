import { en } from './en';
import { ru } from './ru';

/**
 * All sentences by language. In Code.js another module stands here (`src/build/dictionaryOfPage.ts`): the sentences
 * live once, in Sidebar.html, and the server reads them from there when it first has something to say.
 */
export const dictionary = () => ({ ru, en });
