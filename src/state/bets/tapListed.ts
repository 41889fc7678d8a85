import { notify } from '../device/notices.ts';
import type { ListedPrice } from './listedPrice.ts';
import { slipMark } from './slipMark.ts';

/** Puts a price from a list into the slip. The first tap loads the slip's code. */
export async function tapListed(price: ListedPrice): Promise<void> {
  slipMark.isWanted = true;
  try {
    (await import('./pickListed.ts')).pickListed(price);
  } catch {
    // The tap is over: this price is in no slip.
    slipMark.isWanted = false;
    notify('error', 'Connect to the internet to open the bet slip the first time.');
  }
}
