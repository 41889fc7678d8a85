import { mulDiv } from '../../money/mulDiv.ts';
import { endedRound, noProblem, type Rules } from '../game.ts';

export const GOODS = ['yam', 'pepper', 'palm oil', 'cloth', 'bead', 'cowrie'] as const;
export type Good = (typeof GOODS)[number];

export interface GoodsData {
  /** How many of the places on each of three reels show each good. */
  places: Readonly<Record<Good, number>>;
  /** Times the stake for three alike. */
  threeAlike: Readonly<Record<Good, number>>;
  /** Exactly two of these return the stake. */
  twoAlike: readonly Good[];
}

const REELS = 3;

/** A reel, place by place. */
export function goodsReel({ places }: GoodsData): Good[] {
  return GOODS.flatMap((good) => Array<Good>(places[good]).fill(good));
}

/** The places of each good on a reel, from 0. */
export function goodPlaces(data: GoodsData): { good: Good; from: number; to: number }[] {
  const reel = goodsReel(data);
  return GOODS.map((good) => ({ good, from: reel.indexOf(good), to: reel.lastIndexOf(good) }));
}

/** Times the stake that come back, stake included. */
function goodsPay(data: GoodsData, [one, two, three]: readonly Good[]): number {
  if (one === undefined) return 0;
  if (one === two && two === three) return data.threeAlike[one];
  const pair = one === two || one === three ? one : two === three ? two : undefined;
  return pair !== undefined && data.twoAlike.includes(pair) ? 1 : 0;
}

/** Three reels of market goods: three alike pay, and two of the commonest give the stake back. */
export function goodsRules(data: GoodsData): Rules {
  const reel = goodsReel(data);
  return {
    draw: (chance) => Array.from({ length: REELS }, () => chance.below(reel.length)),
    problem: noProblem,
    stand(round) {
      const goods = round.draws.flatMap((place) => reel[place] ?? []);
      const times = goodsPay(data, goods);
      // What came back is said beside it, and both must stand in two lines of a phone.
      const text = times > 1 ? `${goods[0]} three times` : goods.join(', ');
      return endedRound(round, mulDiv(round.stakeKobo, times, 1, 'down'), text);
    },
    returns() {
      let sum = 0;
      for (const one of GOODS) {
        for (const two of GOODS) {
          for (const three of GOODS) {
            const times = goodsPay(data, [one, two, three]);
            sum += times * data.places[one] * data.places[two] * data.places[three];
          }
        }
      }
      return [{ name: 'Every round', share: sum / reel.length ** REELS }];
    },
  };
}
