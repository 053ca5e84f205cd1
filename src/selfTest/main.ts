/** The add-on with a menu that asks the platform what no document says: for a developer's own file, never released. */
export * from '../addon/main';
export { onEdit } from './edits';
export { SELFTESTKIND, SELFTESTRAGGED } from './functions';
export { onOpen, selfTest } from './menu';
