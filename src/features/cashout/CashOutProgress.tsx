import type { Snapshot } from 'valtio';
import { shownPosition } from '../../domain/position/commission.ts';
import * as texts from '../../messages/english/cashout/cashOut.ts';
import { positionIn, standingIn } from '../../state/bets/betsPosition.ts';
import { useWinView } from '../../state/bets/winView.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import type { CashOutPanelProps } from './CashOutPanelProps.ts';
import { CashOutTable } from './CashOutTable.tsx';
import { commissionBasisPoints } from './cashOutOffer.ts';
import {
  type cashOutRun,
  forgetCashOut,
  isMatched,
  isWaiting,
  recheckCashOut,
} from './cashOutRun.ts';
import { legText, orderText } from './cashOutWords.ts';
import { StillWaiting } from './WaitsBeside.tsx';

interface CashOutProgressProps extends CashOutPanelProps {
  run: NonNullable<Snapshot<typeof cashOutRun>['current']>;
  onDone(): void;
  onAgain(): void;
}

/** Each bet of the cash-out with its outcome. */
export function CashOutProgress({ market, bets, run, onDone, onAgain }: CashOutProgressProps) {
  const { legs, isOver } = run;
  const matched = legs.filter(isMatched).length;
  const isWhole = matched === legs.length;
  const isPlaced = isWhole || legs.some(isWaiting);
  return (
    <>
      <ul className="cash-out__legs">
        {legs.map((leg) => (
          <li key={leg.draft.reference} className="cash-out__leg">
            <b>{orderText(leg.draft)}</b>
            <span role="status">{legText(leg, isOver)}</span>
            {leg.phase?.is === 'checking' && (
              <Button kind="quiet" isSmall onClick={recheckCashOut}>
                {texts.checkAgain}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isOver && isWhole && <Notice kind="success">{texts.allMatched}</Notice>}
      {isOver && isPlaced && !isWhole && <Notice kind="success">{texts.orderWaits}</Notice>}
      {isOver && !isPlaced && (
        <>
          <Notice kind="warning">
            {matched > 0 ? texts.partMatched(matched, legs.length) : texts.nothingPlaced}{' '}
            {texts.standsNow}
          </Notice>
          <PositionNow {...{ market, bets }} />
        </>
      )}
      {isOver && isWhole && <StillWaiting {...{ bets }} marketId={market.frame.marketId} />}
      {isOver && (
        <Button
          kind={isPlaced ? 'primary' : 'action'}
          isWide
          onClick={() => {
            forgetCashOut();
            // Another offer under the same thumb would be taken for the way out.
            (isPlaced ? onDone : onAgain)();
          }}
        >
          {isPlaced ? texts.done : texts.newOffer}
        </Button>
      )}
    </>
  );
}

/** What stands after a leg that failed. */
function PositionNow({ market, bets }: Pick<CashOutPanelProps, 'market' | 'bets'>) {
  const view = useWinView();
  const { frame } = market;
  const { matched } = standingIn(frame.marketId, bets);
  // A session has no runners: its book by result stands on the page.
  if (frame.kind === 'fancy') return null;
  const position = positionIn(frame, { matched, pending: [] });
  const now = shownPosition(position, commissionBasisPoints(market), view);
  return <CashOutTable frame={frame} columns={[{ name: texts.now, position: now }]} />;
}
