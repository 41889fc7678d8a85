import type { SportEvent } from '../../contract/betting/market.ts';
import type { Side } from '../../domain/market/side.ts';

/** A match-odds price from a list. It may be half a minute old. */
export interface ListedPrice {
  event: Pick<SportEvent, 'gameId' | 'name'>;
  marketId: string;
  runner: Pick<SportEvent['runners'][number], 'runnerId' | 'name'>;
  side: Side;
  priceHundredths: number;
}
