import { type Snapshot, useSnapshot } from 'valtio';
import { isInBook } from '../../../domain/market/order.ts';
import { wholeNaira } from '../../../domain/money/money.ts';
import * as texts from '../../../messages/english/slip.ts';
import {
  type AsideBet,
  betsAside,
  dismissAnswers,
  isOnItsWay,
} from '../../../state/bets/betsAside.ts';
import { betslip, takeBack } from '../../../state/bets/betslip.ts';
import { priceText, sideWord } from '../../../state/bets/betsWords.ts';
import { connection } from '../../../state/session/connection.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { classes } from '../../../ui/classes.ts';
import { useSecondsUntil } from '../../../ui/hooks/useSecondsUntil.ts';
import { chevronDownIcon } from '../../../ui/icon/icons.ts';
import { inPlaceQuiet } from '../../../ui/late/inPlace.tsx';
import { late } from '../../../ui/late/late.tsx';
import '../SlipList.css';
import './AsideBets.css';
import { answerText } from '../place/betAnswer.ts';
import { checkElsewhere, recheck } from '../place/betslipPlace.ts';

const UndoOrder = late(
  () => import('./UndoOrder.tsx').then((module) => module.UndoOrder),
  inPlaceQuiet,
);

/** More of them scroll. */
const MOST_IN_VIEW = 2;

/** Bets moved aside for the next one, each with its outcome. */
export function AsideBets({ canFold }: { canFold: boolean }) {
  const { bets } = useSnapshot(betsAside);
  if (bets.length === 0) return null;
  return (
    <div className={classes('slip-list', canFold && 'aside-bets--alone')}>
      <div className="slip-list__head">
        <h2>{asideTitle(bets)}</h2>
        {!bets.every(isOnItsWay) && (
          <Button kind="quiet" isSmall onClick={dismissAnswers}>
            {texts.clear}
          </Button>
        )}
        {canFold && (
          <span className="slip-head__fold">
            <IconButton
              label={texts.fold}
              icon={chevronDownIcon}
              onClick={() => {
                betslip.isOpen = false;
              }}
            />
          </span>
        )}
      </div>
      <ul
        className="slip-list__rows aside-bets__list"
        tabIndex={bets.length > MOST_IN_VIEW ? 0 : undefined}
      >
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
  return underWay > 0 ? texts.onTheirWay(count) : texts.answered(count);
}

function Row({ bet: { draft, phase, tab } }: { bet: Snapshot<AsideBet> }) {
  const { status } = useSnapshot(connection);
  const { marketKind, side, runnerName, priceHundredths, line, stakeKobo = 0 } = draft;
  return (
    <li className="aside-bets__row">
      <span className={`slip-head__side slip-head__side--${side}`}>
        {sideWord(marketKind, side)}
      </span>
      <b className="aside-bets__name">
        {`${runnerName} ${priceText(marketKind, priceHundredths, line)} · ${wholeNaira(stakeKobo)}`}
      </b>
      {phase.is === 'waiting' && <Seconds untilMs={phase.untilMs} />}
      {phase.is === 'checking' && (
        <Button
          kind="quiet"
          isSmall
          onClick={() => (tab === undefined ? recheck() : checkElsewhere(draft.reference))}
          disabled={status === 'offline'}
        >
          {texts.check}
        </Button>
      )}
      {phase.is === 'editing' && tab === undefined && (
        <Button kind="quiet" isSmall onClick={() => takeBack(draft.reference)}>
          {texts.toSlip}
        </Button>
      )}
      {phase.is === 'done' && isInBook(phase.result) && <UndoOrder bet={phase.result} />}
      <span className="slip-list__note aside-bets__answer" role="status">
        {answerText(draft, phase, tab !== undefined)}
        {phase.is === 'waiting' && status === 'offline' && ` ${texts.waitsForNetwork}`}
      </span>
    </li>
  );
}

function Seconds({ untilMs }: { untilMs: number }) {
  const left = useSecondsUntil(untilMs);
  return <span aria-hidden="true">{left > 0 ? `${left} s` : '…'}</span>;
}
