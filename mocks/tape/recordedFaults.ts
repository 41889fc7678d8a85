import type { Faults } from '../engine/control/fault.ts';
import type { Recorder } from './tape.ts';

/** Notes whatever may have used up a fault, because that depends on the network and not on the world. */
export function recordedFaults(faults: Faults, recorder: Recorder, now: () => number): Faults {
  return {
    ...faults,
    take(subject) {
      if (faults.list().length > 0) recorder.write({ at: now(), took: subject });
      return faults.take(subject);
    },
  };
}
