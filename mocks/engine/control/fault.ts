import {
  faultName,
  isLimited,
  isMeant,
  matches,
  type Occasion,
  sparedName,
} from './faultLimits.ts';
import type { Fault } from './faultOf.ts';
import { nearest } from './nearest.ts';

/** What became of the faults with one pattern and the same limits. */
export interface FaultFate {
  /** The pattern, and the limits in words. */
  match: string;
  /** How often one of them was used. */
  hits: number;
  /** Of those that were never used: the call or event that came nearest. */
  nearMiss?: string;
}

/** The active faults, in the order they were set. */
export interface Faults {
  add(fault: Fault): void;
  clear(match?: string): void;
  list(): Fault[];
  /**
   * The first fault that matches a subject such as `GET /bets`; counts as a use of it. Without an occasion, limited
   * ones are passed over.
   */
  take(subject: string, occasion?: Occasion): Fault | undefined;
  /**
   * The first fault that changes an answer and matches; counts as a use of it. `lacks` tells what the answer lacks of
   * what a patch names, so that this one is passed over.
   */
  takePatch(
    subject: string,
    lacks: (fault: Fault) => string | undefined,
    occasion?: Occasion,
  ): Fault | undefined;
  /** The faults that match and are limited to a player or to values, so that the occasion has to be told. */
  limited(subject: string): Fault[];
  /** Whether the whole world is cut off, as if its server had stopped. */
  isServerDown(): boolean;
  /** What became of each pattern since the world began, cleared ones included. */
  fates(): FaultFate[];
  /** The patterns of faults that never matched anything, cleared ones included. */
  unmet(): string[];
  /** Returns what brings back the faults of now. */
  remember(): () => void;
  /** Forgets all faults, also for `unmet`. For a world that restarts. */
  restart(): void;
}

export function createFaults(
  /** Whether a fault can do anything to a subject that its pattern matches; otherwise it is not used up by it. */
  works: (fault: Fault, subject: string) => boolean = () => true,
): Faults {
  let faults: Fault[] = [];
  const unmet: string[] = [];
  const hits = new Map<string, { match: string; count: number; spared?: string }>();
  const asked = new Set<string>();
  const spared = new Map<Fault, number>();

  /** Counts a match, and tells whether `every` spares it. */
  const isSpared = (fault: Fault) => {
    const count = (spared.get(fault) ?? 0) + 1;
    const isHit = count >= (fault.every ?? 1);
    spared.set(fault, isHit ? 0 : count);
    return !isHit;
  };
  /** By name: a fault that was set twice must match twice. */
  const meet = (fault: Fault) => {
    const place = unmet.indexOf(faultName(fault));
    if (place >= 0) unmet.splice(place, 1);
    fateOf(fault).count += 1;
  };
  const fateOf = (fault: Fault) => {
    const name = faultName(fault);
    const fate = hits.get(name) ?? { match: fault.match, count: 0 };
    hits.set(name, fate);
    return fate;
  };
  const limitsHold = (fault: Fault, subject: string, occasion: Occasion | undefined) => {
    if (!isLimited(fault)) return true;
    if (!occasion) return false;
    const isHit = isMeant(fault, occasion);
    if (!isHit) fateOf(fault).spared = sparedName(fault, subject, occasion);
    return isHit;
  };
  /** Uses up the first fault that hits. */
  const use = (hits: (fault: Fault) => boolean) => {
    const index = faults.findIndex((fault) => hits(fault) && !isSpared(fault));
    const fault = faults[index];
    if (!fault) return undefined;
    meet(fault);
    if (fault.times === undefined) return fault;
    if (fault.times <= 1) faults = faults.toSpliced(index, 1);
    else faults = faults.with(index, { ...fault, times: fault.times - 1 });
    return fault;
  };
  return {
    add(fault) {
      // A new list, because others remember the one before.
      faults = [...faults, fault];
      fateOf(fault);
      // A stopped server need not have been called by anybody.
      if (fault.match !== '*') unmet.push(faultName(fault));
    },
    clear(match) {
      faults = match === undefined ? [] : faults.filter((fault) => fault.match !== match);
    },
    list: () => faults.map((fault) => ({ ...fault })),
    limited: (subject) =>
      faults.filter((fault) => isLimited(fault) && matches(fault.match, subject)),
    take(subject, occasion) {
      asked.add(subject);
      return use(
        (fault) =>
          !fault.patch &&
          matches(fault.match, subject) &&
          works(fault, subject) &&
          limitsHold(fault, subject, occasion),
      );
    },
    takePatch: (subject, lacks, occasion) =>
      use((fault) => {
        const isOne = fault.patch && matches(fault.match, subject) && works(fault, subject);
        if (!isOne || !limitsHold(fault, subject, occasion)) return false;
        const lacking = lacks(fault);
        if (lacking !== undefined) fateOf(fault).spared = `${subject} answered ${lacking}`;
        return lacking === undefined;
      }),
    isServerDown: () =>
      faults.some(
        (fault) =>
          fault.match === '*' && fault.network && !fault.times && !fault.every && !isLimited(fault),
      ),
    fates: () =>
      [...hits].map(([name, { match, count, spared: last }]) => {
        const nearMiss = count === 0 ? (last ?? nearest(match, asked)) : undefined;
        return { match: name, hits: count, ...(nearMiss !== undefined && { nearMiss }) };
      }),
    unmet: () => [...unmet],
    remember() {
      const kept = { faults, unmet: [...unmet] };
      return () => {
        faults = kept.faults;
        unmet.splice(0, unmet.length, ...kept.unmet);
      };
    },
    restart() {
      faults = [];
      unmet.length = 0;
      hits.clear();
      asked.clear();
    },
  };
}
