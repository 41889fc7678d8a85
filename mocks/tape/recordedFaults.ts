import type { Faults } from '../engine/control/fault.ts';
import type { Recorder } from './tape.ts';

/** Notes whatever may have used up a fault, because that depends on the network and not on the world. */
export function recordedFaults(faults: Faults, recorder: Recorder, now: () => number): Faults {
  return {
    ...faults,
    take(subject, occasion) {
      if (faults.list().length > 0) {
        const of = occasion && faults.asksWho(subject) ? { of: occasion } : {};
        recorder.write({ at: now(), took: subject, ...of });
      }
      return faults.take(subject, occasion);
    },
  };
}
