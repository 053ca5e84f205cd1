/** Everybody who gets the job, by the modules that know how to hand it to them. */
export const CONTESTANTS = {
  'this engine': './engine.mjs',
  'brackets-manager': './peers/bracketsManager.mjs',
  tiebreak: './peers/tiebreak.mjs',
  groupstage: './peers/groupstage.mjs',
  'tournament-organizer': './peers/tournamentOrganizer.mjs',
  'tods-competition-factory': './peers/tods.mjs',
  'formulas in hyperformula': './peers/hyperformula.mjs',
  "formulas in the local host's engine": './peers/hostEngine.mjs',
};

export const contestant = async name => (await import(CONTESTANTS[name])).default;
