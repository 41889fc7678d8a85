import type { Faults } from '../engine/control/fault.ts';
import { faultName } from '../engine/control/faultLimits.ts';
import type { Recorder } from './tape.ts';

/** Notes whatever may have used up a fault, because that depends on the network and not on the world. */
export function recordedFaults(faults: Faults, recorder: Recorder, now: () => number): Faults {
  return {
    ...faults,
    take(subject, occasion) {
      if (faults.list().length > 0) {
        const of = occasion && faults.limited(subject).length > 0 ? { of: occasion } : {};
        recorder.write({ at: now(), took: subject, ...of });
      }
      return faults.take(subject, occasion);
    },
    takePatch(subject, lacks, occasion) {
      const fits = faults.list().filter((fault) => fault.patch && lacks(fault) === undefined);
      if (fits.length > 0) {
        const of = occasion && faults.limited(subject).length > 0 ? { of: occasion } : {};
        recorder.write({ at: now(), took: subject, ...of, patched: fits.map(faultName) });
      }
      return faults.takePatch(subject, lacks, occasion);
    },
  };
}
