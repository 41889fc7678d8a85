import type { Clock } from './clock.ts';
import type { Duty } from './duty.ts';

/** Everything that becomes due until an instant, in any order. */
export type Duties = (until: number) => Iterable<Duty>;

/**
 * Performs everything due until `at`, in order of time, so that a clock jump leaves the same world as real
 * time would.
 */
export function performUntil(duties: Duties, clock: Clock, at: number): void {
  for (;;) {
    const duty = nextDuty(duties, at);
    if (!duty) return;
    // However late it is done, it is done as of its own time.
    const release = clock.pin(duty.at);
    try {
      duty.perform(duty.at);
    } finally {
      release();
    }
  }
}

/**
 * The same, moving the clock along and yielding after each duty. Calls answered in between see a consistent
 * world at an instant on the way.
 */
export function* moveTo(duties: Duties, clock: Clock, at: number): Generator<void, void> {
  for (;;) {
    const duty = nextDuty(duties, at);
    clock.advance(Math.max(0, (duty?.at ?? at) - clock.now()));
    if (!duty) return;
    duty.perform(duty.at);
    yield;
  }
}

function nextDuty(duties: Duties, until: number): Duty | undefined {
  let next: Duty | undefined;
  for (const duty of duties(until)) {
    if (duty.at <= until && (!next || duty.at < next.at)) next = duty;
  }
  return next;
}
