import type { law as whole } from '../regulations/law';
import { dataOfPage } from './dataOfPage';

/** The words of the regulations that the build put into Sidebar.html. */
export const law = (): ReturnType<typeof whole> => dataOfPage('law');
