import type { GoodsData } from '../mechanics/goods.ts';

/** Market Day: 32 places a reel. */
export const MARKET_DAY: GoodsData = {
  places: { yam: 10, pepper: 8, 'palm oil': 6, cloth: 4, bead: 3, cowrie: 1 },
  threeAlike: { yam: 5, pepper: 8, 'palm oil': 15, cloth: 50, bead: 120, cowrie: 1000 },
  twoAlike: ['yam', 'pepper'],
};
