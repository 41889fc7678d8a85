import type { CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { FLOOR } from '../../vite/floor.ts';

/** Whether the oldest supported browsers have a feature without prefix or flag. */
export function isInFloor({ support }: CompatStatement): boolean {
  return Object.entries(FLOOR).every(([browser, version]) => {
    const statements = [support[browser as keyof typeof FLOOR] ?? []].flat();
    return statements.some((statement) => hasWhole(statement) && isBy(statement, version));
  });
}

function hasWhole({ prefix, flags, alternative_name }: SimpleSupportStatement): boolean {
  return !prefix && !flags && !alternative_name;
}

function isBy({ version_added, version_removed }: SimpleSupportStatement, version: number) {
  return numberOf(version_added) <= version && numberOf(version_removed ?? false) > version;
}

/** The version as a number; infinite when no version has it. `≤` marks versions older than anybody tested. */
function numberOf(version: string | false): number {
  const number = version === false ? Number.NaN : Number.parseFloat(version.replace('≤', ''));
  return Number.isNaN(number) ? Number.POSITIVE_INFINITY : number;
}
