import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';

/**
 * Opens a provider's site for real money: a sportsbook or an exchange of another company, whose bets are paid
 * from the player's wallet. Its pages get the launch and never the player's token; the launch ends with the
 * session.
 */
export const launchProvider = endpoint({
  method: 'POST',
  path: '/provider/launch',
  access: 'player',
  input: z.object({ provider: z.string() }),
  output: z.object({
    launchId: z.string(),
    /** The page to show in a frame. */
    url: z.string(),
  }),
  ours: 'call',
});
