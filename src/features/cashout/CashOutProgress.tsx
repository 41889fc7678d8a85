import type { Snapshot } from 'valtio';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import {
  type cashOutRun,
  forgetCashOut,
  isMatched,
  isWaiting,
  recheckCashOut,
} from './cashOutRun.ts';
import { legText, orderText } from './cashOutWords.ts';

interface CashOutProgressProps {
  run: NonNullable<Snapshot<typeof cashOutRun>['current']>;
  onAgain(): void;
}

/** Each bet of the cash-out with its outcome. */
export function CashOutProgress({ run, onAgain }: CashOutProgressProps) {
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
                Check again
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isOver && isWhole && <Notice kind="success">Done. All of it is matched.</Notice>}
      {isOver && isPlaced && !isWhole && (
        <Notice kind="success">Your order is in the market and waits for its price.</Notice>
      )}
      {isOver && !isPlaced && (
        <Notice kind="warning">
          {matched > 0
            ? `${matched} of ${legs.length} bets are matched; the rest were not placed.`
            : 'Nothing was placed.'}{' '}
          Your position is as shown in the market. You can ask for a new offer.
        </Notice>
      )}
      {isOver && (
        <Button
          kind={isPlaced ? 'primary' : 'action'}
          isWide
          onClick={() => {
            forgetCashOut();
            onAgain();
          }}
        >
          {isPlaced ? 'Done' : 'Get a new offer'}
        </Button>
      )}
    </>
  );
}
