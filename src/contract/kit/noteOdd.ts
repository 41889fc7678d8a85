import type { Reading, Unreadable } from './read.ts';

const noted = new Set<string>();

/**
 * Tells the console what of an answer was not understood. What could be read all the same is told once, because
 * the next answer has it again.
 */
export function noteOdd(
  name: string,
  { isRead, issues }: Pick<Reading<never> | Unreadable, 'isRead' | 'issues'>,
): void {
  if (!isRead) console.warn(`unreadable ${name}`, issues);
  for (const { path, code } of isRead ? issues : []) {
    const place = path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.');
    const odd = `${name}: ${code} at ${place}`;
    if (noted.has(odd)) continue;
    noted.add(odd);
    console.warn('not understood, left out or read as something safe:', odd);
  }
}
