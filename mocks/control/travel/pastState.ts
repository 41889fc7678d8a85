import type { Operator } from '../../domain/operator.ts';
import type { Settings } from '../../domain/settings.ts';
import type { ClockState } from '../../engine/clock.ts';
import type { Faults } from '../../engine/control/fault.ts';
import type { Latency, LatencyProfile } from '../../engine/control/latency.ts';
import type { DatabaseSnapshot } from '../../engine/db/database.ts';

/** A state of a world to go back to. It shares the rows, which are frozen, with the world in use. */
export interface PastState {
  seed: string;
  clock: ClockState;
  random: number;
  settings: Settings;
  database: DatabaseSnapshot;
  latency: LatencyProfile;
  bringFaultsBack(): void;
}

interface Kept {
  operator: Operator;
  faults: Faults;
  latency: Latency;
}

export function pastState({ operator, faults, latency }: Kept): PastState {
  return {
    seed: operator.seed,
    clock: operator.clock.state(),
    random: operator.random.state(),
    settings: structuredClone(operator.settings),
    database: operator.db.snapshot(),
    latency: latency.get(),
    bringFaultsBack: faults.remember(),
  };
}

/** What differs between two states of a world, other than by time alone. */
export function signatureOf({ operator, faults }: Omit<Kept, 'latency'>): readonly unknown[] {
  const { db, random } = operator;
  return [db, db.revision(), random.state(), faults.revision(), JSON.stringify(operator.settings)];
}
