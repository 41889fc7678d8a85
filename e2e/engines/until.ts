import { setTimeout } from 'node:timers/promises';

/** A limit for what hangs; a loaded machine with a software renderer is slow. */
const LIMIT_MS = 45_000;
const EVERY_MS = 150;

/** Asks again until there is an answer. What went wrong last is told when none comes. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined | false | null>,
  limitMs = LIMIT_MS,
): Promise<T> {
  const end = performance.now() + limitMs;
  let last: unknown;
  while (performance.now() < end) {
    try {
      const answer = await ask();
      if (answer) return answer;
    } catch (error) {
      last = error;
    }
    await setTimeout(EVERY_MS);
  }
  throw new Error(`waited in vain until ${what}`, { cause: last });
}
