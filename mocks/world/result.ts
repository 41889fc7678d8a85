/** A market's result. Bets on it are paid from `settledAt` on. */
export type MarketResult =
  /** `note`: what is told beside the winner, such as a retirement. */
  | { kind: 'winner'; runnerId: string; note?: string; settledAt: number }
  | { kind: 'dead-heat'; runnerIds: string[]; settledAt: number }
  /** Fancy: the runs (or similar) that the line is compared with. */
  | { kind: 'line'; value: number; settledAt: number }
  | { kind: 'void'; reason: string; settledAt: number };

/** A result whose settlement time is not known yet. */
export type Outcome =
  | { kind: 'winner'; runnerId: string; note?: string }
  | { kind: 'dead-heat'; runnerIds: string[] }
  | { kind: 'line'; value: number }
  | { kind: 'void'; reason: string };
