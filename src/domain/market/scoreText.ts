import type { Score } from '../../contract/betting/market.ts';

/** Score and minute in one line: `1–0 · 63′`, `LAG 94/3 (10.2) · CRR 9.10`. */
export function scoreText({ line, detail }: Pick<Score, 'line' | 'detail'>): string {
  return detail ? `${line} · ${detail}` : line;
}

/** What a narrow row tells of a chase: the rate that is needed says more than the one reached. */
export function neededFirst(detail: string): string {
  return detail.replace(/CRR [\d.]+ · (?=RRR)/, '');
}
