/**
 * The server, as promises. gas-client was tried for this: beside these lines it brings uuid and a bridge for a
 * development server of its own.
 */
import type {
  ArmRequest,
  DecideRequest,
  FormulaDto,
  FormulasResult,
  GoToResult,
  HealthResult,
  ImportPreview,
  ImportRequest,
  ImportResult,
  ImportRowsRequest,
  KeepPostRequest,
  KeepPostResult,
  PanelResult,
  PaperResult,
  PastRequest,
  Place,
  PreviewResult,
  ProgressRequest,
  ProgressResult,
  SelectionResult,
  SetUpRequest,
  WhatIfRequest,
  WhatIfResult,
} from '../addon/panel';
import type { Trouble } from './state/state';

interface Server {
  check(request: Record<never, never>): PanelResult;
  decide(request: DecideRequest): PanelResult;
  preview(request: DecideRequest): PreviewResult;
  goTo(place: Place): GoToResult;
  selection(request: Record<never, never>): SelectionResult;
  keepPost(request: KeepPostRequest): KeepPostResult;
  raceSheet(request: Record<never, never>): PaperResult;
  pastSheet(request: PastRequest): PaperResult;
  protocolSheet(request: Record<never, never>): PaperResult;
  health(request: Record<never, never>): HealthResult;
  formulas(request: Record<never, never>): FormulasResult;
  insertFormula(request: Pick<FormulaDto, 'name'>): PaperResult;
  setUp(request: SetUpRequest): PanelResult;
  progress(request: ProgressRequest): ProgressResult;
  markUnstamped(request: Record<never, never>): PanelResult;
  armTable(request: ArmRequest): PanelResult;
  removeSample(request: Record<never, never>): PanelResult;
  previewImport(request: ImportRequest): ImportPreview;
  importRows(request: ImportRowsRequest): ImportResult;
  whatIf(request: WhatIfRequest): WhatIfResult;
}

/** Handlers first, then a call by the server function's name. */
type Runner = {
  withSuccessHandler(handler: (result: unknown) => void): Runner;
  withFailureHandler(handler: (error: unknown) => void): Runner;
} & { readonly [Name in keyof Server]: (request: Parameters<Server[Name]>[0]) => void };

declare const google: { readonly script: { readonly run: Runner } };

export type Asked<Name extends keyof Server> = Parameters<Server[Name]>[0];

/** Rejects with a `Trouble`: what the platform says itself is for no reader. */
export function call<Name extends keyof Server>(
  name: Name,
  request: Asked<Name>,
): Promise<ReturnType<Server[Name]>> {
  return new Promise((resolve, reject) => {
    // An answer that could not cross arrives as null.
    const heard = (result: unknown) =>
      result ? resolve(result as ReturnType<Server[Name]>) : reject('lost' satisfies Trouble);
    const run: Runner = google.script.run
      .withSuccessHandler(heard)
      .withFailureHandler(error => reject(troubleOf(error)));
    (run[name] as (request: unknown) => void)(request);
  });
}

/** Google's own texts when the panel runs as another of the browser's accounts. */
const REFUSED = /PERMISSION_DENIED|authorization is required/i;

export const troubleOf = (error: unknown): Trouble =>
  REFUSED.test(error instanceof Error ? error.message : String(error)) ? 'accounts' : 'lost';
