import * as z from 'zod/mini';
import type { VirtualRound } from '../../../contract/casino/virtuals.ts';
import { store } from '../../../state/store.ts';

/** Only the last round can be checked; the oldest go first. */
const MOST = 20;

const Kept = z.object({
  list: z.readonly(z.array(z.object({ number: z.int(), commit: z.string() }))),
});
type Kept = z.output<typeof Kept>;

const { state, start } = store({
  key: 'shown-commits@1',
  schema: Kept,
  initial: (): Kept => ({ list: [] }),
  unpack: join,
  takeOver: join,
});

/** The first commitment to a round that this phone has seen stays. */
function join({ list }: Kept, now: Kept): void {
  const known = new Set(list.map(({ number }) => number));
  now.list = [...list, ...now.list.filter(({ number }) => !known.has(number))].slice(-MOST);
}

export const startShownCommits = start;

/** Keeps the commitment of a round on which bets are still taken. */
export function noteCommit({ number, commit, phase }: VirtualRound): void {
  if (phase !== 'betting' || shownCommit(number) !== undefined) return;
  state.list = [...state.list, { number, commit }].slice(-MOST);
}

/** What this phone was shown before the kick-off of a round. */
export function shownCommit(number: number): string | undefined {
  return state.list.find((round) => round.number === number)?.commit;
}
