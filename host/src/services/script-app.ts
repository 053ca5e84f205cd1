import { strictEnum, strictObject } from './strict';

export const AuthMode = strictEnum('ScriptApp.AuthMode', ['NONE', 'LIMITED', 'CUSTOM_FUNCTION', 'FULL']);

/** The global ScriptApp: only its enum of modes; triggers and tokens are not modelled. */
export function scriptApp() {
  return strictObject('ScriptApp', { AuthMode });
}
