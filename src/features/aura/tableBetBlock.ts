import type { Market } from '../../contract/betting/market.ts';
import type { Side } from '../../domain/market/side.ts';
import { formatNaira } from '../../domain/money/money.ts';
import { isAffordable } from '../../domain/position/exposure.ts';
import { stakeRefusal } from '../../domain/position/limits.ts';
import { mayPlay, type PlaySituation } from '../../state/play/mayPlay.ts';

/** What the player tapped at a live table, and in which round. */
export interface Picked {
  /** The table, or the match of the league. */
  gameId: string;
  marketId: string;
  runnerId: string;
  side: Side;
}

/** The price the player would get now, in hundredths. */
export function priceNow(market: Market, picked: Picked): number | undefined {
  if (market.marketId !== picked.marketId) return undefined;
  const runner = market.runners.find(({ runnerId }) => runnerId === picked.runnerId);
  return runner?.[picked.side][0]?.[0];
}

interface Situation extends PlaySituation {
  market: Market;
  picked: Picked;
  stakeKobo: number | undefined;
  /** Must be available when the bet is placed, in kobo. */
  reserveKobo: number;
  /** `undefined` while it is unknown: then the server decides. */
  availableKobo: number | undefined;
  /** The prices are out of date. */
  isOld: boolean;
}

/** The first reason why the bet may not be sent, as one sentence; undefined when it may be. */
export function tableBetBlock(situation: Situation): string | undefined {
  const { market, picked, stakeKobo, reserveKobo, availableKobo } = situation;
  const block = mayPlay(situation);
  if (block) return block.text;
  if (situation.isOld) return 'These prices are old. Betting is off until they are live again.';
  if (market.marketId !== picked.marketId) return 'That round is over. Choose a price of this one.';
  if (market.status !== 'open') return 'Betting on this round is closed.';
  const priceHundredths = priceNow(market, picked);
  if (priceHundredths === undefined) return 'Nobody offers this price now.';
  if (!stakeKobo) return 'Enter a stake.';
  const offer = { side: picked.side, scale: 'decimal' as const, priceHundredths };
  const refusal = stakeRefusal(offer, stakeKobo, market);
  if (refusal) return refusal.text;
  if (isAffordable(0, reserveKobo, availableKobo)) return undefined;
  return `This bet needs ${formatNaira(reserveKobo)} and you have ${formatNaira(Math.max(0, availableKobo ?? 0))} available.`;
}
