export interface LimitRowProps {
  title: string;
  /** In the unit of `show`; undefined is no limit. */
  amount: number | undefined;
  used: number;
  /** False where each bet counts alone. */
  isCounted: boolean;
  pending: { amount: number | undefined; from: number } | undefined;
  /** Now, by the server. */
  nowMs: number;
  unit?: string;
  show(amount: number): string;
  /** What was typed, in the unit of `show`, or what to mend. */
  parse(text: string): number | string;
  /** Rejects with a message that can be shown. */
  onChange(amount: number | undefined): Promise<void>;
  onAnswer(answer: 'raise' | 'keep'): Promise<void>;
}
