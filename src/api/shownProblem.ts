import { CallError } from './callError.ts';

/**
 * What a player is told of a failed call. The specification has an unexpected empty answer logged and
 * not shown, so for that there is no text: the form is simply ready again.
 */
export function shownProblem(error: unknown): string | undefined {
  if (error instanceof CallError && error.kind === 'empty') return undefined;
  return error instanceof Error ? error.message : String(error);
}
