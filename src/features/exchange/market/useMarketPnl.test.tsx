import { expect, test } from 'vitest';
import type { Bet } from '../../../contract/betting/bets.ts';
import { betslip } from '../../../state/bets/betslip.ts';
import type { MarketFrame } from '../../../state/live/marketStreamMarket.ts';
import { aBet, aMarket, aSelection } from '../../../testing/builders.ts';
import { show } from '../../../testing/show.tsx';
import { useMarketPnl } from './useMarketPnl.ts';

const SENT = aBet({
  betId: 'B9',
  marketId: 'm-1',
  runnerId: 'home',
  stake: 1000_00,
  stakeMatched: 0,
  profit: 0,
  liability: 0,
});
const MATCHED: Bet = { ...SENT, stakeMatched: 1000_00, profit: 850_00, liability: 1000_00 };

function After({ frame, bets }: { frame: MarketFrame; bets: readonly Bet[] }) {
  const { now, after } = useMarketPnl(frame, bets, true);
  return <p>{`${now?.get('home') ?? 'nothing'}, then ${after?.get('home') ?? 'nothing'}`}</p>;
}

test.each<[string, readonly Bet[], string]>([
  ['not told of yet', [], 'nothing, then 85000'],
  ['matched before the slip knows', [MATCHED], '85000, then nothing'],
])('a bet on its way counts once: %s', (_, bets, told) => {
  betslip.draft = {
    ...aSelection({ marketId: 'm-1', runnerId: 'home', priceHundredths: 185 }),
    reference: 'r',
    isSent: true,
    stakeKobo: 1000_00,
  };
  betslip.phase = { is: 'waiting', result: SENT, sinceMs: 0, untilMs: 5000 };
  show(<After frame={aMarket({ marketId: 'm-1' })} bets={bets} />);
  expect(document.body.textContent).toBe(told);
});
