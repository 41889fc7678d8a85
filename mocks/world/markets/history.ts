const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Before the start: some hours apart, and in the last of them some minutes. */
const DAYS = { from: 5 * 24 * HOUR_MS, every: 4 * HOUR_MS };
const HOURS = { from: 4 * HOUR_MS, every: 20 * MINUTE_MS };
/** In play as close as there is room for. */
const MINUTES = [1, 2, 3, 5, 10, 30];
const MOST_IN_PLAY = 70;

/**
 * The instants of a market's history, from its opening to `at`. They stand on a grid from the start of the match,
 * whenever somebody asks.
 */
export function historyTimes(
  { opensAt, startsAt }: { opensAt: number; startsAt: number },
  at: number,
) {
  const times: number[] = [opensAt];
  const addUntil = (from: number, to: number, every: number) => {
    for (let time = from; time < to; time += every) if (time > opensAt) times.push(time);
  };
  addUntil(startsAt - DAYS.from, Math.min(at, startsAt - HOURS.from), DAYS.every);
  addUntil(startsAt - HOURS.from, Math.min(at, startsAt), HOURS.every);
  const played = (at - Math.max(startsAt, opensAt)) / MINUTE_MS;
  const minutes = MINUTES.find((step) => played / step <= MOST_IN_PLAY) ?? MOST_IN_PLAY;
  addUntil(startsAt, at, minutes * MINUTE_MS);
  return [...times, at];
}
