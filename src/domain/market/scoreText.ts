import type { Score } from '../../contract/betting/market.ts';

/** Score and minute in one line: `1–0 · 63′`, `LAG 94/3 (10.2) · CRR 9.10`. */
export function scoreText({ line, detail }: Pick<Score, 'line' | 'detail'>): string {
  return detail ? `${line} · ${detail}` : line;
}

/** How far an innings is, which its score tells where there is room: `10.2 ov` of `94/3 (10.2)`. */
export function oversOf(line: string): string | undefined {
  const [, overs] = /\(([\d.]+)\)$/.exec(line) ?? [];
  return overs === undefined || overs === '0' ? undefined : `${overs} ov`;
}

/** Whether a part of what is told of a match is its overs. */
export const isOvers = (part: string): boolean => /^[\d.]+ ov$/.test(part);

/** What a narrow row tells of a chase: the rate that is needed says more than the one reached. */
export function neededFirst(detail: string): string {
  return detail.replace(/CRR [\d.]+ · (?=RRR)/, '');
}
