import * as z from 'zod/mini';
import { table } from '../../engine/db/table.ts';

/** A player's ticket of the daily jackpot. Its stake and what it returns are those of a round. */
const JackpotTicketRow = z.object({
  /** Also that of its round. */
  ticketId: z.string(),
  accountId: z.int(),
  day: z.string(),
  picks: z.readonly(z.array(z.readonly(z.array(z.enum(['home', 'draw', 'away']))))),
  state: z.enum(['open', 'paid']),
});
export type JackpotTicketRow = z.output<typeof JackpotTicketRow>;

export const jackpotTickets = table(JackpotTicketRow, 'ticketId', ['accountId', 'day', 'state']);
