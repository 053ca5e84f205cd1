import { CALLS, type Call, type CallKind } from '../calls';
import { type AuthMode, type Counters, ServiceError } from './context';

/** Rule 3. `free` and `log` are allowed everywhere. */
const ALLOWED: Record<AuthMode, ReadonlySet<CallKind>> = {
  NONE: new Set<CallKind>(['menu', 'free', 'log']),
  LIMITED: new Set<CallKind>(['menu', 'valueRead', 'valueWrite', 'read', 'write', 'store', 'free', 'log']),
  CUSTOM_FUNCTION: new Set<CallKind>(['valueRead', 'read', 'store', 'free', 'log']),
  FULL: new Set<CallKind>([
    'menu',
    'ui',
    'valueRead',
    'valueWrite',
    'read',
    'write',
    'store',
    'trigger',
    'free',
    'log',
  ]),
};

const TRIGGER_SCOPE = 'https://www.googleapis.com/auth/script.scriptapp';

/** @throws ServiceError with the platform's text when the mode, or the scopes of the manifest, do not allow the call. */
export function permit(call: Call, mode: AuthMode, scopes: readonly string[]): void {
  const kind = CALLS[call];
  if (ALLOWED[mode].has(kind) && (kind !== 'trigger' || scopes.includes(TRIGGER_SCOPE))) return;
  if (call === 'SpreadsheetApp.getUi') throw new ServiceError(`Cannot call ${call}() from this context.`);
  const [service = '', method] = call.split('.');
  const isGlobal = service.endsWith('App') || service.endsWith('Service');
  const needed = kind === 'trigger' ? `. Required permissions: ${TRIGGER_SCOPE}` : '';
  throw new ServiceError(`You do not have permission to call ${isGlobal ? call : method}${needed}`);
}

/** Rule 13: counts a call for its execution. */
export function count(call: Call, counters: Counters): void {
  const kind = CALLS[call];
  if (kind === 'log') return;
  if (kind === 'valueRead') counters.valueReads++;
  else if (kind === 'valueWrite') counters.valueWrites++;
  else counters.other++;
}
