import { hmacSha256, sha256Hex } from '../../lib/sha256.ts';
import { mulDiv } from '../money/mulDiv.ts';

export const GOODS = ['yam', 'pepper', 'palm oil', 'cloth', 'bead', 'cowrie'] as const;
export type Good = (typeof GOODS)[number];

/**
 * How many of the 32 places on each of three reels show each good. 32 is a power of two, so that five bits of
 * a hash choose fairly.
 */
export const PLACES: Record<Good, number> = {
  yam: 10,
  pepper: 8,
  'palm oil': 6,
  cloth: 4,
  bead: 3,
  cowrie: 1,
};

/** Multiple of the stake for three alike. */
export const THREE_ALIKE: Record<Good, number> = {
  yam: 5,
  pepper: 8,
  'palm oil': 15,
  cloth: 50,
  bead: 120,
  cowrie: 1000,
};

/** Exactly two of these return the stake. */
export const TWO_ALIKE: readonly Good[] = ['yam', 'pepper'];

/** The long-run return per 100 staked. A test counts it over all 32,768 results. */
export const RTP_PERCENT = 94.56;

/** The minimum time between two rounds. There is no autoplay. */
export const ROUND_MS = 2500;

/** Kobo. */
export const ROUND_STAKES = { minStake: 10_00, maxStake: 5_000_00 };

export type Reels = readonly [Good, Good, Good];

/** The server's committed seed, the player's own seed, and the number of the round. */
export interface RoundSeeds {
  serverSeed: string;
  clientSeed: string;
  /** From 1, rising by one with each round of a server seed. */
  nonce: number;
}

const REEL: readonly Good[] = GOODS.flatMap((good) => Array<Good>(PLACES[good]).fill(good));

/** What is published before a seed is used: the seed cannot be changed without changing this. */
export function commitOf(serverSeed: string): string {
  return sha256Hex(serverSeed);
}

/** How one reel stopped: a byte of the hash, and its remainder, which is a place on the reel. */
interface ReelStep {
  byte: number;
  place: number;
  good: Good;
}

/**
 * HMAC-SHA-256 of `clientSeed:nonce` keyed with the server's seed. The first three bytes choose, one per
 * reel.
 */
export function reelSteps({ serverSeed, clientSeed, nonce }: RoundSeeds): ReelStep[] {
  const bytes = hmacSha256(serverSeed, `${clientSeed}:${nonce}`);
  return [...bytes.slice(0, 3)].map((byte) => {
    const place = byte % REEL.length;
    return { byte, place, good: REEL[place] ?? 'yam' };
  });
}

/** The three goods of a round. */
export function reelsOf(seeds: RoundSeeds): Reels {
  const [one, two, three] = reelSteps(seeds).map(({ good }) => good);
  return [one ?? 'yam', two ?? 'yam', three ?? 'yam'];
}

/** The places of each good on a reel, from 0, as text: `0 to 9`. */
export function reelPlaces(): { good: Good; from: number; to: number }[] {
  return GOODS.map((good) => ({
    good,
    from: REEL.indexOf(good),
    to: REEL.lastIndexOf(good),
  }));
}

/** The multiple of the stake that is returned, stake included. */
export function multipleOf([one, two, three]: Reels): number {
  if (one === two && two === three) return THREE_ALIKE[one];
  const pair = one === two || one === three ? one : two === three ? two : undefined;
  return pair !== undefined && TWO_ALIKE.includes(pair) ? 1 : 0;
}

/** The return on a stake, in kobo. */
export function roundReturn(reels: Reels, stakeKobo: number): number {
  return mulDiv(stakeKobo, multipleOf(reels), 1, 'down');
}

interface PlayedRound {
  commit: string;
  clientSeed: string;
  nonce: number;
  reels: readonly string[];
  stakeKobo: number;
  returnedKobo: number;
}

/** How a round differs from its commitment; undefined when it does not. Needs no network. */
export function unfairness(serverSeed: string, round: PlayedRound): string | undefined {
  if (commitOf(serverSeed) !== round.commit) {
    return 'The revealed seed is not the one that was promised before the round.';
  }
  const reels = reelsOf({ ...round, serverSeed });
  if (reels.join() !== round.reels.join()) {
    return `The seeds give ${reels.join(', ')}, and the round showed ${round.reels.join(', ')}.`;
  }
  if (roundReturn(reels, round.stakeKobo) !== round.returnedKobo) {
    return 'The round paid something else than its result.';
  }
  return undefined;
}
