import { CallError } from '../../api/callError.ts';
import { shownProblem } from '../../api/shownProblem.ts';

/** Why a sign-in did not happen, in words that say what to do; nothing for an answer that is only logged. */
export function problemText(error: unknown): string | undefined {
  if (!(error instanceof CallError)) return 'Something went wrong. Please try again.';
  if (error.kind === 'network') return 'Sign-in needs a connection';
  if (error.kind === 'timeout') return 'The server did not answer. Please try again.';
  if (error.kind === 'unreadable') {
    return 'This network answered instead of us. Open its sign-in page, or try another network.';
  }
  return shownProblem(error);
}
