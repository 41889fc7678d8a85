/** A statement as the contract carries it, in kobo, oldest line first. */
interface StatementFigures {
  opening: number;
  closing: number;
  lines: readonly { lineId: number; amount: number; balance: number }[];
}

/** The first line that does not follow from those before it. */
export interface StatementFault {
  /** Missing when the closing balance is wrong. */
  lineId?: number;
  statedKobo: number;
  expectedKobo: number;
}

/** Checks opening + Σ lines = closing, line by line: the first fault, or undefined when it adds up. */
export function statementFault(statement: StatementFigures): StatementFault | undefined {
  let expectedKobo = statement.opening;
  for (const { lineId, amount, balance } of statement.lines) {
    expectedKobo += amount;
    if (balance !== expectedKobo) return { lineId, statedKobo: balance, expectedKobo };
  }
  const statedKobo = statement.closing;
  return statedKobo === expectedKobo ? undefined : { statedKobo, expectedKobo };
}
