import type { Snapshot } from 'valtio';
import * as texts from '../../messages/english/cashout/cashOut.ts';
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
                {texts.checkAgain}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isOver && isWhole && <Notice kind="success">{texts.allMatched}</Notice>}
      {isOver && isPlaced && !isWhole && <Notice kind="success">{texts.orderWaits}</Notice>}
      {isOver && !isPlaced && (
        <Notice kind="warning">
          {matched > 0 ? texts.partMatched(matched, legs.length) : texts.nothingPlaced}{' '}
          {texts.asShown}
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
          {isPlaced ? texts.done : texts.newOffer}
        </Button>
      )}
    </>
  );
}
