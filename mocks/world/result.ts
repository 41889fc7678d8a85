/** How a market came out; `settledAt` is the instant from which bets on it are paid. */
export type MarketResult =
  | { kind: 'winner'; runnerId: string; settledAt: number }
  | { kind: 'dead-heat'; runnerIds: string[]; settledAt: number }
  /** Fancy: the runs (or the like) that the line is compared with. */
  | { kind: 'line'; value: number; settledAt: number }
  | { kind: 'void'; reason: string; settledAt: number };

/** A result before the moment of its settlement is known. */
export type Outcome =
  | { kind: 'winner'; runnerId: string }
  | { kind: 'dead-heat'; runnerIds: string[] }
  | { kind: 'line'; value: number }
  | { kind: 'void'; reason: string };
