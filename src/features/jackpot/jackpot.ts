import { call } from '../../api/call.ts';
import {
  buyJackpotTicket,
  getJackpot,
  type JackpotTicket,
} from '../../contract/betting/jackpot.ts';
import type { Picks } from '../../domain/jackpot/jackpotLines.ts';
import { type MatchResult, RESULTS } from '../../domain/market/soccerResult.ts';
import { askAnew } from '../../state/lists/askAnew.ts';
import { cachedList } from '../../state/lists/cachedList.ts';
import { refreshBalance } from '../../state/money/balance.ts';
import { createMoneyRequest } from '../../state/money/moneyRequest.ts';

/** The coupon on sale, those before it, and the player's tickets. */
export const jackpot = cachedList({
  name: 'jackpot',
  schema: getJackpot.output,
  fetch: () => call(getJackpot, {}, { quiet: true }),
});

/** The ticket in the making: its picks, by the match's id, as `home,draw`. */
export const ticketRequest = createMoneyRequest<JackpotTicket>({
  name: 'jackpot',
  async find(reference) {
    const { tickets } = await call(getJackpot, { reference }, { quiet: true, isWhole: true });
    return tickets.find((ticket) => ticket.reference === reference);
  },
  landed() {
    void askAnew(jackpot);
    void refreshBalance();
  },
  notArrived: 'Your ticket did not reach us; you can place it again.',
});

type Values = Readonly<Record<string, string>>;
type Coupon = readonly { readonly gameId: string }[];

/** The draft's picks for a coupon; what it has of another day's stays out. */
export function picksIn(values: Values, matches: Coupon): Picks {
  return matches.map(({ gameId }) => {
    const picked = values[gameId]?.split(',');
    return RESULTS.filter((result) => picked?.includes(result));
  });
}

/** Adds a result to a match's picks, or takes it back. */
export function turnPick(gameId: string, result: MatchResult): void {
  if (!mayChange()) return;
  const [picked = []] = picksIn(ticketRequest.state.values, [{ gameId }]);
  const next = RESULTS.filter((one) => picked.includes(one) !== (one === result));
  ticketRequest.change(gameId, next.join(','));
}

/** One result a match, drawn as others pick: the more tickets have it, the likelier. */
export function pickAll(
  matches: readonly { readonly gameId: string; readonly shares: readonly number[] }[],
): void {
  if (!mayChange()) return;
  const drawn = crypto.getRandomValues(new Uint8Array(matches.length));
  matches.forEach(({ gameId, shares: [home = 0, draw = 0] }, match) => {
    const percent = ((drawn[match] ?? 0) / 256) * 100;
    const result = percent < home ? 'home' : percent < home + draw ? 'draw' : 'away';
    ticketRequest.change(gameId, result);
  });
}

export function clearPicks(matches: Coupon): void {
  if (!mayChange()) return;
  for (const { gameId } of matches) ticketRequest.change(gameId, '');
}

/** Not while a ticket is on its way. After one was bought the next begins. */
function mayChange(): boolean {
  ticketRequest.again();
  return ticketRequest.state.phase.is === 'editing';
}

/** Sends the ticket once. */
export function buyTicket(day: string, picks: Picks): void {
  ticketRequest.submit(async (idempotencyKey) => {
    const { ticket } = await call(
      buyJackpotTicket,
      { day, picks },
      { idempotencyKey, quiet: true },
    );
    return ticket;
  });
}
