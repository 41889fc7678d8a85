import { buyTicket, ticketView } from '../../domain/jackpot/jackpotTickets.ts';
import { jackpotRounds } from '../../domain/jackpot/jackpotView.ts';
import type { SomeRules } from '../everyRule.ts';

/** The daily jackpot: twelve matches, a pool, and what the winning lines share. */
export const jackpotRules = {
  getJackpot: ({ operator, account, input: { reference }, at }) => {
    const rounds = jackpotRounds(operator, at);
    const days = new Set(rounds.map(({ day }) => day));
    const own = account ? operator.db.jackpotTickets.where('accountId', account.accountId) : [];
    const tickets = own
      .map((row) => ticketView(operator, row))
      .filter((ticket) => (reference ? ticket.reference === reference : days.has(ticket.day)))
      .reverse();
    return { asOf: at, rounds, tickets };
  },
  buyJackpotTicket: ({ operator, player, input, key }) => ({
    ticket: ticketView(operator, buyTicket(operator, player, input, key)),
  }),
} satisfies SomeRules;
