import * as z from 'zod/mini';
import { Side } from '../../../src/contract/betting/bets.ts';
import { table } from '../../engine/db/table.ts';

const Level = z.object({ priceHundredths: z.int(), kobo: z.int() });

/** Money of the world that orders have taken, gone until the world brings new: its next era. */
const TakenColumn = z.object({
  runnerId: z.string(),
  side: Side,
  era: z.int(),
  ...Level.shape,
});

/** One runner's columns as a command has set them, in place of the world's. */
const SetColumn = z.object({ runnerId: z.string(), back: z.array(Level), lay: z.array(Level) });

/** What players and the operator have done to a market's book. Without a row it is the world's. */
export const BookRow = z.object({
  marketId: z.string(),
  gameId: z.string(),
  /** The last change. */
  at: z.int(),
  taken: z.array(TakenColumn),
  /** The last trade of each runner that players took part in. */
  traded: z.array(z.object({ runnerId: z.string(), priceHundredths: z.int(), at: z.int() })),
  set: z.array(SetColumn),
  withdrawn: z.array(z.object({ runnerId: z.string(), factorBasisPoints: z.int(), at: z.int() })),
});
export type BookRow = z.output<typeof BookRow>;

export const books = table(BookRow, 'marketId');
