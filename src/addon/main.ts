/** Everything that Google may call by name: the build makes a top-level function of each export, and of nothing else. */
export { onEdit } from './edit';
export { CARRYOVER } from './functions/carryover';
export { FINE } from './functions/fine';
export { OMONPOINTS } from './functions/omonpoints';
export { PRIZE } from './functions/prize';
export { STANDINGS } from './functions/standings';
export { TIEBREAK } from './functions/tiebreak';
export { WALLPOINTS } from './functions/wallpoints';
export { importRows, previewImport } from './importing';
export { check, decide, goTo, preview } from './judging';
export { health } from './looking';
export { checkTable, onInstall, onOpen, removeSampleRows, showSetUp, showSidebar } from './menu';
export { keepPost } from './posting';
export { removeSample, setUp } from './setup/setUp';
export { validate } from './validate';
