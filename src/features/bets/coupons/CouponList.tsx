import { type ReactNode, useId, useState } from 'react';
import type { CouponBet } from '../../../contract/betting/couponBets.ts';
import { couponResultKobo } from '../../../domain/sportsbook/couponEnd.ts';
import type { BetGroup } from '../../../state/bets/bets.ts';
import { loadOlderCoupons } from '../../../state/bets/couponBets.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Money } from '../../../ui/layout/Money.tsx';
import { Age } from '../../../ui/list/Age.tsx';
import { ShownRows } from '../../../ui/list/ShownRows.tsx';
import type { LiveScores } from '../useLiveScores.ts';
import { CouponCard } from './CouponCard.tsx';
import './CouponList.css';
import type { FoundCoupons } from './useCoupons.ts';

/** A slot for another feature in an open sportsbook bet, such as a cash-out. */
export type CouponTools = (bet: CouponBet) => ReactNode;

interface CouponListProps {
  group: BetGroup;
  coupons: FoundCoupons;
  /** Live scores of matches in play. */
  scores: LiveScores;
  tools?: CouponTools | undefined;
}

/** Sportsbook bets with their legs. */
export function CouponList({ group, coupons, scores, tools }: CouponListProps) {
  const { bets, savedAt } = coupons;
  const { hasOlder } = coupons.list;
  const titleId = useId();
  return (
    <section className="coupon-list" aria-labelledby={titleId}>
      <h2 id={titleId} className="coupon-list__title">
        Sportsbook <Age at={savedAt} />
        {group === 'settled' && !hasOlder && (
          <Money kobo={bets.reduce((sum, bet) => sum + couponResultKobo(bet), 0)} isResult />
        )}
      </h2>
      <ShownRows key={group} rows={bets} end={hasOlder && <Older group={group} />}>
        {(shown) => (
          <ul className="coupon-list__bets">
            {shown.map((bet) => (
              <CouponCard key={bet.couponId} bet={bet} scores={scores} tools={tools?.(bet)} />
            ))}
          </ul>
        )}
      </ShownRows>
    </section>
  );
}

function Older({ group }: { group: BetGroup }) {
  const [isBusy, setBusy] = useState(false);
  function load() {
    setBusy(true);
    // The failure shows as a toast; the bets on screen stay.
    loadOlderCoupons(group)
      .catch(() => undefined)
      .finally(() => setBusy(false));
  }
  return (
    <Button kind="quiet" isWide isBusy={isBusy} onClick={load}>
      Show older sportsbook bets
    </Button>
  );
}
