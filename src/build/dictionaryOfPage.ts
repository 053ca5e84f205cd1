import type { dictionary as whole } from '../addon/messages/dictionary';
import { dataOfPage } from './dataOfPage';

/** The sentences that the build put into Sidebar.html. */
export const dictionary = (): ReturnType<typeof whole> => dataOfPage('sentences');
