import type { ValidateRequest, ValidateResult } from '../addon/report';

/** The part of Google's client that the panel uses: handlers first, then a call by the server function's name. */
interface Runner {
  withSuccessHandler(handler: (result: ValidateResult | null) => void): Runner;
  withFailureHandler(handler: (error: Error) => void): Runner;
  validate(request: ValidateRequest): void;
}

declare global {
  const google: { readonly script: { readonly run: Runner } };
}
