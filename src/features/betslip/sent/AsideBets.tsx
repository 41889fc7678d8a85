import { type Snapshot, useSnapshot } from 'valtio';
import type { Bet } from '../../../contract/betting/bets.ts';
import { isInBook, waitingStake } from '../../../domain/market/order.ts';
import {
  type AsideBet,
  betsAside,
  dismissAnswers,
  isOnItsWay,
} from '../../../state/bets/betsAside.ts';
import { betslip, takeBack } from '../../../state/bets/betslip.ts';
import { priceText, sideWord, wholeNaira } from '../../../state/bets/betsWords.ts';
import { cancelOrders } from '../../../state/bets/orders/orderActs.ts';
import { useOrderAct } from '../../../state/bets/orders/orderActsHooks.ts';
import { connection } from '../../../state/session/connection.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { useSecondsUntil } from '../../../ui/hooks/useSecondsUntil.ts';
import { chevronDownIcon } from '../../../ui/icon/icons.ts';
import './AsideBets.css';
import { answerText } from '../place/betAnswer.ts';
import { recheck } from '../place/betslipPlace.ts';

/** Bets moved aside for the next one, each with its outcome. */
export function AsideBets({ canFold }: { canFold: boolean }) {
  const { bets } = useSnapshot(betsAside);
  if (bets.length === 0) return null;
  return (
    <div className="aside-bets">
      <div className="aside-bets__head">
        <h2>{asideTitle(bets)}</h2>
        {!bets.every(isOnItsWay) && (
          <Button kind="quiet" isSmall onClick={dismissAnswers}>
            Clear
          </Button>
        )}
        {canFold && (
          <span className="slip-head__fold">
            <IconButton
              label="Fold the bet slip"
              icon={chevronDownIcon}
              onClick={() => {
                betslip.isOpen = false;
              }}
            />
          </span>
        )}
      </div>
      <ul className="aside-bets__list">
        {bets.map((bet) => (
          <Row key={bet.draft.reference} bet={bet} />
        ))}
      </ul>
    </div>
  );
}

/** `2 bets on their way`; once all are answered, `3 bets answered`. */
export function asideTitle(bets: readonly Parameters<typeof isOnItsWay>[0][]): string {
  const underWay = bets.filter(isOnItsWay).length;
  const count = underWay || bets.length;
  const words = count === 1 ? '1 bet' : `${count} bets`;
  if (underWay > 0) return `${words} on ${count === 1 ? 'its' : 'their'} way`;
  return `${words} answered`;
}

function Row({ bet: { draft, phase } }: { bet: Snapshot<AsideBet> }) {
  const { status } = useSnapshot(connection);
  const { marketKind, side, runnerName, priceHundredths, line, stakeKobo = 0 } = draft;
  return (
    <li className="aside-bets__row">
      <span className={`slip-head__side slip-head__side--${side}`}>
        {sideWord(marketKind, side)}
      </span>
      <b className="aside-bets__name">
        {runnerName} {priceText(marketKind, priceHundredths, line)} · {wholeNaira(stakeKobo)}
      </b>
      {phase.is === 'waiting' && <Seconds untilMs={phase.untilMs} />}
      {phase.is === 'checking' && (
        <Button kind="quiet" isSmall onClick={recheck} disabled={status === 'offline'}>
          Check
        </Button>
      )}
      {phase.is === 'editing' && (
        <Button kind="quiet" isSmall onClick={() => takeBack(draft.reference)}>
          To the slip
        </Button>
      )}
      {phase.is === 'done' && isInBook(phase.result) && <UndoOrder bet={phase.result} />}
      <span className="aside-bets__answer" role="status">
        {answerText(draft, phase)}
        {phase.is === 'waiting' && status === 'offline' && ' It waits for the network.'}
      </span>
    </li>
  );
}

/** Takes what waits back out of the book: the undo of a one-click bet that was not matched at once. */
function UndoOrder({ bet }: { bet: Snapshot<Bet> }) {
  const { isBusy, block } = useOrderAct({ bet });
  return (
    <Button
      kind="quiet"
      isSmall
      isBusy={isBusy}
      disabled={block !== undefined}
      aria-label={`Undo ${bet.runnerName}, ${wholeNaira(waitingStake(bet))} waiting`}
      onClick={() => cancelOrders({ bet })}
    >
      Undo
    </Button>
  );
}

function Seconds({ untilMs }: { untilMs: number }) {
  const left = useSecondsUntil(untilMs);
  return <span aria-hidden="true">{left > 0 ? `${left} s` : '…'}</span>;
}
