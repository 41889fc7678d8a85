import { CallError } from '../../../api/callError.ts';
import { shownProblem } from '../../../api/shownProblem.ts';

/** Why it failed and what to do; undefined for answers that are only logged. */
export function problemText(error: unknown): string | undefined {
  if (!(error instanceof CallError)) return 'Something went wrong. Please try again.';
  if (error.kind === 'network') return 'No connection. Check your internet and try again.';
  if (error.kind === 'timeout') return 'The server did not answer. Please try again.';
  if (error.kind === 'unreadable') {
    return 'This Wi-Fi or network may need its own login first. Open its login page, or use another network.';
  }
  return shownProblem(error);
}
