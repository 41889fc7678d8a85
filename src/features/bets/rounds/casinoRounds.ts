import type * as z from 'zod/mini';
import { call } from '../../../api/call.ts';
import { type CasinoRound, listRounds } from '../../../contract/casino/casino.ts';
import { isInRange } from '../../../domain/time/dayRange.ts';
import type { BetFilter } from '../../../state/bets/betFilter.ts';
import type { BetGroup } from '../../../state/bets/bets.ts';
import { addOlderPage } from '../../../state/lists/addOlderPage.ts';
import { cachedList } from '../../../state/lists/cachedList.ts';
import { olderRows } from '../../../state/lists/olderRows.ts';

type RoundPage = z.output<typeof listRounds.output>;

/** Rounds per page, as the server pages them. */
const PAGE_SIZE = 50;

/** The player's casino rounds, newest first, kept on the device. */
export const casinoRounds = cachedList({
  name: 'rounds',
  schema: listRounds.output,
  fetch: () => call(listRounds, {}, { quiet: true }),
  // Older pages that were loaded before stay.
  join(answer, shown) {
    const older = olderRows(answer.rounds, shown?.rounds, ({ playedAt }) => playedAt);
    return { ...answer, rounds: [...answer.rounds, ...older].slice(0, answer.total) };
  },
});

/** Loads the page after the rounds shown; rejects when that fails. */
export async function loadOlderRounds(): Promise<void> {
  await addOlderPage(casinoRounds, {
    size: PAGE_SIZE,
    ask: (page) => call(listRounds, { page }),
    rowsOf: ({ rounds }) => rounds,
    joined: withOlder,
  });
}

/** Adds an older page. New rounds push older ones down the pages, so a round on both is shown once. */
export function withOlder(shown: RoundPage, older: RoundPage): RoundPage {
  const known = new Set(shown.rounds.map(({ roundId }) => roundId));
  const added = older.rounds.filter(({ roundId }) => !known.has(roundId));
  return { ...older, rounds: [...shown.rounds, ...added] };
}

const GROUPS: Record<CasinoRound['state'], BetGroup> = {
  open: 'open',
  won: 'settled',
  lost: 'settled',
  void: 'void',
};

/** Whether a round belongs to a group of bets and matches a filter. */
export function isRoundFound(
  { state, gameName, playedAt }: Pick<CasinoRound, 'state' | 'gameName' | 'playedAt'>,
  group: BetGroup,
  { product, range, event }: BetFilter,
): boolean {
  return (
    GROUPS[state] === group &&
    (!product || product === 'casino') &&
    (!event || gameName.toLowerCase().includes(event.toLowerCase())) &&
    (!range || isInRange(playedAt, range))
  );
}
