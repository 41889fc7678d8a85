import { isUnderWay, noneUnderWay } from '../../lib/underWay.ts';
import { whenIdle } from '../../pwa/idle.ts';

/** A call may hang for longer on a bad network. */
const PATIENCE_MS = 5000;

/**
 * The page has the code and the answers that it asked for, and the phone has a moment. It has moments while
 * the page waits, too: what is fetched in those takes the link from what the player waits for.
 */
export async function whenAtRest(): Promise<void> {
  let isPatient = true;
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS)).then(() => {
    isPatient = false;
  });
  do {
    await Promise.race([noneUnderWay(), patience]);
    await whenIdle();
    // Code that has come may ask for more.
  } while (isUnderWay() && isPatient);
}
