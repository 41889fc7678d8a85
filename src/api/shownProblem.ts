import { CallError } from './callError.ts';

/**
 * The message of a failed call that a form shows. Undefined for an unexpectedly empty answer, which the
 * specification logs and does not show: the form is simply ready again.
 */
export function shownProblem(error: unknown): string | undefined {
  if (error instanceof CallError && error.kind === 'empty') return undefined;
  return error instanceof Error ? error.message : String(error);
}
