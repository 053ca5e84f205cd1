/** What a regulation has of its own: which views, fields and words its panel needs. */
import type { Panel } from '../addon/panel';

/** Points come from protocols of games; else from walls of two captains. */
export const hasProtocols = ({ report }: Panel): boolean => report.regulation !== 'walls';

/** Teams go up and down between leagues, not on to a next stage. */
export const hasLeagues = ({ report }: Panel): boolean =>
  report.standings.some(({ stage }) => stage === 'top' || stage === 'second');

export const hasMoney = (panel: Panel): boolean =>
  hasProtocols(panel) || panel.report.accounts.length > 0 || panel.report.prizes.length > 0;

export const limitsPlayers = ({ report }: Panel): boolean =>
  report.appearances.length > 0 || report.barred.length > 0;
