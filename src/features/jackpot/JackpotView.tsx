import './JackpotView.css';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import type { JackpotRound, JackpotTicket } from '../../contract/betting/jackpot.ts';
import { onServerClock } from '../../domain/time/onThisClock.ts';
import { paths } from '../../paths.ts';
import { moneyView } from '../../state/device/moneyView.ts';
import { useFreshList } from '../../state/lists/useFreshList.ts';
import { availableKobo } from '../../state/money/balance.ts';
import { session } from '../../state/session/session.ts';
import { useWholeScreen } from '../../ui/dock/useWholeScreen.ts';
import { useNow } from '../../ui/hooks/useNow.ts';
import { Money } from '../../ui/layout/Money.tsx';
import { StageBar } from '../../ui/layout/StageBar.tsx';
import { ListAge } from '../../ui/list/ListAge.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { Coupon } from './Coupon.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { JackpotHead } from './JackpotHead.tsx';
import { jackpot } from './jackpot.ts';
import { OwnTickets } from './OwnTickets.tsx';
import { PastDays } from './PastDays.tsx';

/** The daily jackpot: the coupon on sale, the player's tickets, and how the days before ended. */
export function JackpotView() {
  const [, navigate] = useLocation();
  const { isHidden } = useSnapshot(moneyView);
  const list = useFreshList(jackpot);
  const now = useNow();
  const { data, savedAt } = list;
  const serverNow = data ? onServerClock(now, { asOf: data.asOf, savedAt }) : now;
  useSnapshot(session);
  useWholeScreen();
  const rounds = data?.rounds as readonly JackpotRound[] | undefined;
  const tickets = (data?.tickets ?? []) as readonly JackpotTicket[];
  const onSale = rounds?.[0];
  const isMoving = rounds?.some(({ state }) => state === 'playing') === true;
  const isOver = onSale !== undefined && serverNow >= onSale.closesAt;
  // Results come in while matches are played, and the next day is on sale once this one has begun.
  useEffect(() => {
    if ((isMoving || isOver) && now > 0) void jackpot.refresh();
  }, [isMoving, isOver, now]);
  return (
    <>
      <StageBar
        title="Jackpot 12"
        onLeave={() => navigate(paths.sportsbook)}
        label="Available"
        sum={<Money kobo={availableKobo()} isHidden={isHidden} />}
        isInHeader
      />
      <div className="jackpot">
        {onSale && rounds ? (
          <>
            <JackpotHead round={onSale} now={serverNow} />
            <ListAge list={list} onRetry={() => void jackpot.refresh()} />
            <OwnTickets tickets={tickets} rounds={rounds} />
            <Coupon round={onSale} isOver={isOver} now={serverNow} />
            <HowItWorks />
            <PastDays rounds={rounds.slice(1)} />
          </>
        ) : list.status === 'failed' ? (
          <ErrorState
            title="The jackpot could not be loaded"
            text="It needs a network. Your tickets are counted without it."
            onRetry={() => void jackpot.refresh()}
          />
        ) : (
          <Skeleton className="jackpot__skeleton" />
        )}
      </div>
    </>
  );
}
