import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Lang, Panel } from '../../addon/panel';
import type { Law, RegulationLaw } from '../law';
import type { Session } from '../session';
import type { Settings } from '../settings';
import type { Texts } from '../texts';

export interface AppContext extends Session {
  readonly lang: Lang;
  readonly texts: Texts;
  /** Of the regulation in force. */
  readonly law: RegulationLaw;
  readonly laws: Law;
  readonly settings: Settings;
  readonly set: (settings: Settings) => void;
}

const Context = createContext<AppContext | null>(null);
export const AppProvider = Context.Provider;

export function useApp(): AppContext {
  const app = useContext(Context);
  if (!app) throw new Error('outside the panel');
  return app;
}

/** For views that stand only where a panel came. */
export function usePanel(): Panel {
  const { panel } = useApp().state;
  if (!panel) throw new Error('no panel yet');
  return panel;
}
