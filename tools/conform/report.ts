/** What one check found. */
export interface Finding {
  /** Which part of the contract: `HTTP`, `Socket`, `Events`. */
  part: string;
  /** What has to hold, as a sentence. */
  rule: string;
  /** What came instead, and on which call; missing when it holds. */
  fault?: string;
  /** Why it could not be tried, when it could not. */
  skipped?: string;
  /** It could not be tried because something broke, not because the server offers nothing to try it with. */
  isTrouble?: true;
}

/** What a run found, and what it never saw. */
export interface Report {
  findings: readonly Finding[];
  /** How many calls the contract has. */
  calls: number;
  /** Those that were never answered with success. */
  unreached: readonly string[];
}

/** The findings as text to work from: faults first, with what was sent and what came. */
export function reportText({ findings, calls, unreached }: Report): string {
  const faults = findings.filter(({ fault }) => fault !== undefined);
  const skipped = findings.filter((finding) => finding.skipped !== undefined);
  const held = findings.length - faults.length - skipped.length;
  return [
    `${held} rules hold, ${faults.length} are broken, ${skipped.length} could not be tried.`,
    ...faults.map(({ part, rule, fault }, n) => `\n${n + 1}. [${part}] ${rule}\n   ${fault}`),
    ...skipped.map(
      ({ part, rule, skipped: why }) => `\n-  [${part}] ${rule}\n   Not tried: ${why}`,
    ),
    `\nOf ${calls} calls, ${calls - unreached.length} were answered with success. Not ${unreached.join(', ') || 'one was left out'}.`,
    '',
  ].join('\n');
}
