import type { MarketKind } from '../../../contract/betting/market.ts';
import type { Side } from '../../../domain/market/side.ts';

/** The price under the pointer or with the focus. */
export interface Aim {
  kind: MarketKind;
  commissionPercent: number;
  runnerName: string;
  side: Side;
  /** What it is now; undefined while there is none. */
  price(): number | undefined;
  /** Calls back when it changes. */
  follow(hear: () => void): () => void;
}

let now: Aim | undefined;
const hearers = new Set<() => void>();

/** Apart from the stores: a pointer crosses many prices. */
export const aim = {
  read: () => now,
  take(next: Aim | undefined): void {
    now = next;
    for (const hear of hearers) hear();
  },
  subscribe(hear: () => void): () => void {
    hearers.add(hear);
    return () => hearers.delete(hear);
  },
};
