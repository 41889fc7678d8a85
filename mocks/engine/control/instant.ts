import { Refusal } from '../refusal.ts';

const UNITS: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Milliseconds of `90s`, `+2h`, `1d` or a number. */
function spanMs(span: number | string): number {
  if (typeof span === 'number') return span;
  const [, amount = '0', unit = 'ms'] = /^\+?([\d.]+)(\w+)$/.exec(span) ?? [];
  return Math.round(Number(amount) * (UNITS[unit] ?? 1));
}

/** Epoch ms of an ISO time; a number passes through. */
export function instantMs(instant: number | string): number {
  return typeof instant === 'number' ? instant : Date.parse(instant);
}

const FARTHEST_MS = 10 * 366 * 86_400_000;

/** How far a command moves the clock, in ms: forward only, at most ten years. */
export function jumpMs(
  { advance, to }: { advance?: number | string | undefined; to?: number | string | undefined },
  now: number,
): number {
  const target =
    to === undefined ? now + (advance === undefined ? 0 : spanMs(advance)) : instantMs(to);
  const byMs = target - now;
  if (byMs < 0) {
    throw new Refusal(
      'backward',
      'The clock only goes forward. `reset` with `startAt` begins earlier; `restore` and `replay` go back to what was kept',
    );
  }
  if (byMs > FARTHEST_MS)
    throw new Refusal('too-far', 'The clock goes ten years at most at a time');
  return byMs;
}
