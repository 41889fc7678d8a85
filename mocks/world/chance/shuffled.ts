import { unit } from './hash.ts';

/** A copy in an order that depends only on the key (Fisher–Yates). */
export function shuffled<Entry>(entries: readonly Entry[], key: number): Entry[] {
  const order = [...entries];
  for (let index = order.length - 1; index > 0; index--) {
    const other = Math.floor(unit(key, index) * (index + 1));
    const [here, there] = [order[index], order[other]];
    if (here !== undefined && there !== undefined) {
      order[index] = there;
      order[other] = here;
    }
  }
  return order;
}
