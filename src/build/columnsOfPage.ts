import type { columns as whole } from '../addon/messages/columns';
import { dataOfPage } from './dataOfPage';

/** What the build put into Sidebar.html about the columns of the sheets. */
export const columns = (): ReturnType<typeof whole> => dataOfPage('columns');
