import { CallError } from '../../../api/callError.ts';
import { shownProblem } from '../../../api/shownProblem.ts';

/** What was attempted, as the subject of a sentence. */
export type Attempt = 'Login' | 'Registration' | 'A new password';

/** Why it failed and what to do; undefined for answers that are only logged. */
export function problemText(error: unknown, attempt: Attempt = 'Login'): string | undefined {
  if (!(error instanceof CallError)) return 'Something went wrong. Please try again.';
  if (error.kind === 'network') return `${attempt} needs a connection`;
  if (error.kind === 'timeout') return 'The server did not answer. Please try again.';
  if (error.kind === 'unreadable') {
    return 'This network answered instead of us. Open its login page, or try another network.';
  }
  return shownProblem(error);
}
