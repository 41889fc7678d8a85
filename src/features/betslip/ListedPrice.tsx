import { useEffect, useState } from 'react';
import * as texts from '../../messages/english/slip.ts';
import { type Draft, UNKNOWN_VERSION } from '../../state/bets/betslipDraft.ts';
import { changeDraft } from '../../state/bets/betslipTerms.ts';
import { priceText } from '../../state/bets/betsWords.ts';
import type { LiveGame } from '../../state/live/marketStreamGame.ts';
import { useFrames, useGameStatus } from '../../state/live/marketStreamHooks.ts';
import './ListedPrice.css';

/**
 * Follows up on a price tapped in a list, which may be half a minute old. Once the market is live, the slip
 * takes over its price and says so. If a stake was entered before, the price stays and a worse one must be
 * accepted as usual.
 */
export function ListedPrice({ draft, game }: { draft: Draft; game: LiveGame }) {
  const { reference, marketId, marketKind, runnerId, side, priceHundredths, version } = draft;
  const [told, setTold] = useState<{ reference: string; listed: number }>();
  useFrames(game);
  const { freshness } = useGameStatus(game);
  const market = game.book.markets.get(marketId);
  const best = market?.runners.get(runnerId)?.[side][0]?.[0];
  const hasStake = draft.stakeKobo !== undefined;

  useEffect(() => {
    if (version !== UNKNOWN_VERSION || freshness === 'old' || !market || best === undefined) return;
    changeDraft({ version: market.version, ...(!hasStake && { priceHundredths: best }) });
    setTold({ reference, listed: priceHundredths });
  }, [version, freshness, market, best, hasStake, reference, priceHundredths]);

  const isMoved = told?.reference === reference && told.listed !== priceHundredths;
  return (
    <p className="listed-price" role="status">
      {isMoved &&
        texts.listedPrice(
          priceText(marketKind, priceHundredths),
          priceText(marketKind, told.listed),
        )}
    </p>
  );
}
