import type { RanTest } from './lastRun.ts';

/**
 * A test claimed to prove something: its file, and the title of the test, of a block around it or of a step
 * in it.
 */
export interface Claim {
  file: string;
  title: string;
}

/** `e2e/stories/betting/slip.spec.ts › two taps are one bet` */
export function parseClaim(text: string): Claim {
  const [file = '', title = ''] = text.split(' › ');
  return { file, title };
}

/** Why what ran does not prove a claim; undefined when it does. A skipped test proves nothing. */
export function unproved(ran: readonly RanTest[], { file, title }: Claim): string | undefined {
  const pattern = patternOf(title);
  const own = ran.filter((test) => test.file === file);
  const named = own.filter(({ titles }) => titles.some((one) => pattern.test(one)));
  if (own.length === 0) return 'no test of this file ran';
  if (named.length === 0) return 'no test with this title ran';
  const bad = named.find(({ outcome }) => outcome !== 'passed');
  return bad && `${bad.titles.join(' › ')}: ${bad.outcome}`;
}

/** In a `test.each` title, `%s` and `$name` match anything. */
function patternOf(title: string): RegExp {
  const literal = title
    .split(/%[sdifjo]|\$[\w.]+/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${literal.join('.+')}(?: @wide)?$`, 's');
}
