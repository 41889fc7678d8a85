import type { SportEvent } from '../../contract/market.ts';
import type { Side } from '../../domain/market/side.ts';
import { notify } from '../device/notices.ts';
import { slipMark } from './slipMark.ts';

/** A price of the match odds as a list shows it, which may be half a minute old. */
export interface ListedPrice {
  event: Pick<SportEvent, 'gameId' | 'name'>;
  marketId: string;
  runner: Pick<SportEvent['runners'][number], 'runnerId' | 'name'>;
  side: Side;
  priceHundredths: number;
}

/** Puts a price of a list into the slip, whose code comes with the first tap. */
export async function tapListed(price: ListedPrice): Promise<void> {
  slipMark.isWanted = true;
  try {
    (await import('./pickListed.ts')).pickListed(price);
  } catch {
    notify('error', 'The bet slip needs a connection the first time it is opened.');
  }
}
