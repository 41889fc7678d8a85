import type { RanTest } from './lastRun.ts';

/** A test that is said to prove something: its file, and the title of it, of a block around it or of a step in it. */
export interface Claim {
  file: string;
  title: string;
}

/** `e2e/stories/betting/slip.spec.ts › two taps are one bet` */
export function parseClaim(text: string): Claim {
  const [file = '', title = ''] = text.split(' › ');
  return { file, title };
}

/** Says why a claim is not proved by what ran, or nothing. A skipped test proves nothing. */
export function unproved(ran: readonly RanTest[], { file, title }: Claim): string | undefined {
  const pattern = patternOf(title);
  const own = ran.filter((test) => test.file === file);
  const named = own.filter(({ titles }) => titles.some((one) => pattern.test(one)));
  if (own.length === 0) return 'no test of this file ran';
  if (named.length === 0) return 'no test with this title ran';
  const bad = named.find(({ outcome }) => outcome !== 'passed');
  return bad && `${bad.titles.join(' › ')}: ${bad.outcome}`;
}

/** In a title of `test.each` a `%s` or a `$name` stands for what each case puts there. */
function patternOf(title: string): RegExp {
  const literal = title
    .split(/%[sdifjo]|\$[\w.]+/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${literal.join('.+')}(?: @wide)?$`, 's');
}
