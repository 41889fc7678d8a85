import { readText } from './sourceFiles.ts';

export interface FaultRow {
  number: number;
  fault: string;
  seen: string;
  /** Each names a test, as `file › title`. */
  tests: string[];
}

/** The rows of docs/faults.md. */
export function faultRows(): FaultRow[] {
  const rows = readText('docs/faults.md').matchAll(
    /^\| (\d+) +\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm,
  );
  return [...rows].map(([, number, fault = '', seen = '', tests = '']) => ({
    number: Number(number),
    fault,
    seen,
    tests: tests.split('<br>'),
  }));
}
