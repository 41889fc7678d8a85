/** Minutes of a match without stoppage time. */
export const FULL_TIME = 90;

/**
 * The minute of play in a soccer text: the clock (`63'`, `45+2'`, `Half-time`) or what has happened (`63' Goal,
 * Lions`). Stoppage time counts as the end of its half. Undefined when it names none.
 */
export function soccerMinute(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^half-time/i.test(text)) return FULL_TIME / 2;
  if (/^full time/i.test(text)) return FULL_TIME;
  const minute = /^(\d+)(?:\+\d+)?['′]/.exec(text)?.[1];
  return minute === undefined ? undefined : Math.min(Number(minute), FULL_TIME);
}
