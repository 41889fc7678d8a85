export interface LimitRowProps {
  title: string;
  /** In the unit of `show`; undefined means no limit. */
  amount: number | undefined;
  used: number;
  /** False for a limit on each single bet. */
  isCounted: boolean;
  pending: { amount: number | undefined; from: number } | undefined;
  /** Server time. */
  nowMs: number;
  unit?: string;
  show(amount: number): string;
  /** Converts typed text to the unit of `show`, or to an error message. */
  parse(text: string): number | string;
  /** Rejects with a message for the player. */
  onChange(amount: number | undefined): Promise<void>;
  onAnswer(answer: 'raise' | 'keep'): Promise<void>;
}
