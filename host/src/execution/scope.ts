import vm from 'node:vm';
import type { HostCall } from '../services/bridge';
import type { Scope, ScopeSettings } from '../services/index';

type Install = (host: HostCall, settings: ScopeSettings) => Scope;

/**
 * A bare V8 scope (rule 1: nothing of Node's) with the platform's services and the script loaded.
 * @param services the built `services.js`, an expression whose value holds `install`
 */
export function makeScope(
  services: vm.Script,
  scripts: vm.Script[],
  host: HostCall,
  settings: ScopeSettings,
): Scope {
  const context = vm.createContext(Object.create(null));
  const { install } = services.runInContext(context) as { install: Install };
  const scope = install(host, settings);
  for (const script of scripts) script.runInContext(context);
  return scope;
}
