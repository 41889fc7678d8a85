import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { CouponBet } from '../../../contract/betting/couponBets.ts';
import { formatNaira, wholeNaira } from '../../../domain/money/money.ts';
import { soldPart, WHOLE_BET } from '../../../domain/sportsbook/couponCashOut.ts';
import * as noAnswer from '../../../messages/english/noAnswer.ts';
import * as texts from '../../../messages/english/sportsbook/couponSale.ts';
import { mayPlay, usePlaySituation } from '../../../state/play/mayPlay.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Chip } from '../../../ui/button/Chip.tsx';
import { ChipRow } from '../../../ui/button/ChipRow.tsx';
import { Fold } from '../../../ui/button/Fold.tsx';
import { Settling } from '../../../ui/dialog/Settling.tsx';
import { Sheet } from '../../../ui/dialog/Sheet.tsx';
import { Money } from '../../../ui/layout/Money.tsx';
import { Age } from '../../../ui/list/Age.tsx';
import { Facts } from '../../../ui/list/Facts.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { closeSale, couponSales, openSale, quoteSale, recheckSale, sell } from './couponCashOut.ts';
import './CouponSale.css';
import { EditCoupon } from './EditCoupon.tsx';
import { canEdit } from './editedCoupon.ts';
import { SaleOutcome } from './SaleOutcome.tsx';

const QUOTE_EVERY_MS = 5000;
/** Parts of a bet, in hundredths of a percent. */
const PARTS = [2_500, 5_000, 7_500, WHOLE_BET];

interface CouponSaleProps {
  bet: CouponBet;
  onClose(): void;
}

/** Sells a bet back: the current offer, a warning when it changes, and the outcome. */
export function CouponSale({ bet, onClose }: CouponSaleProps) {
  const [isOpened, setOpened] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bet as it was when the sheet opened
  useEffect(() => {
    openSale(bet);
    setOpened(true);
  }, []);
  return (
    <Sheet
      title={texts.title}
      isOpen
      onClose={() => {
        closeSale(bet.couponId);
        onClose();
      }}
    >
      {/* Not before: an earlier sale of this bet may have ended unseen, and its amount is none of this one. */}
      {isOpened && (
        <Settling>
          <Sale bet={bet} onClose={onClose} />
        </Settling>
      )}
    </Sheet>
  );
}

function Sale({ bet, onClose }: CouponSaleProps) {
  const { couponId } = bet;
  const sale = useSnapshot(couponSales)[couponId];
  const play = usePlaySituation();
  const block = mayPlay(play);
  const is = sale?.phase.is;
  const [partBasisPoints, setPart] = useState(WHOLE_BET);
  const isPart = partBasisPoints < WHOLE_BET;
  const whole = sale?.offer?.amount;
  const part = soldPart(whole ?? 0, bet.stake, partBasisPoints);
  const amount = whole === undefined ? undefined : part?.amountKobo;
  /** The amount the player has seen. A different one is shown before it is taken. */
  const [seenKobo, setSeen] = useState(amount);
  if (seenKobo === undefined && amount !== undefined) setSeen(amount);
  const isEditing = is === 'editing';

  useEffect(() => {
    if (!isEditing) return;
    const timer = setInterval(() => void quoteSale(couponId), QUOTE_EVERY_MS);
    return () => clearInterval(timer);
  }, [couponId, isEditing]);

  if (!sale) return null;
  const { phase, offer, at, hasFailed, added } = sale;
  if (phase.is === 'done') {
    return (
      <div className="coupon-sale">
        <Notice kind="success">
          <span>
            <SaleOutcome after={phase.result} before={bet} />
          </span>
        </Notice>
        <Button
          isWide
          onClick={() => {
            closeSale(couponId);
            onClose();
          }}
        >
          {texts.done}
        </Button>
      </div>
    );
  }
  if (phase.is === 'checking') {
    return (
      <div className="coupon-sale">
        <p role="status">
          <b>{texts.checking}</b> {added ? noAnswer.bet : noAnswer.cashOut}
        </p>
        <Button
          kind="quiet"
          onClick={() => recheckSale(couponId)}
          disabled={play.connection === 'offline'}
        >
          {texts.checkAgain}
        </Button>
      </div>
    );
  }
  const tooSmall = part ? undefined : texts.onlyWhole;
  const reason = block?.text ?? (hasFailed ? texts.noValue : (offer?.reason ?? tooSmall));
  const isWorse = amount !== undefined && seenKobo !== undefined && amount < seenKobo;
  return (
    <div className="coupon-sale">
      {phase.is === 'editing' && phase.problem && (
        <Notice kind="error">{phase.problem.text}</Notice>
      )}
      <Facts
        facts={[
          { name: texts.staked, value: <Money kobo={bet.stake} /> },
          { name: texts.possibleReturn, value: <Money kobo={bet.potentialReturn} /> },
          {
            name: texts.now,
            value:
              amount === undefined ? offer ? texts.none : texts.checking : <Money kobo={amount} />,
            isTotal: true,
          },
        ]}
      />
      <ChipRow label={texts.howMuch} className="coupon-sale__parts">
        {PARTS.map((part) => (
          <Chip
            key={part}
            isOn={part === partBasisPoints}
            onClick={() => {
              setPart(part);
              setSeen(undefined);
            }}
          >
            {part / 100}%
          </Chip>
        ))}
      </ChipRow>
      <p className="coupon-sale__note">{at > 0 && <Age at={at} />}</p>
      <p className="coupon-sale__note">
        {[isPart ? part && texts.part(wholeNaira(part.stakeKobo)) : texts.whole, texts.withoutBonus]
          .filter(Boolean)
          .join(' ')}
      </p>
      {canEdit(bet) && (
        <Fold title={texts.editInstead}>
          <EditCoupon
            bet={bet}
            worthKobo={whole}
            isOff={block !== undefined || phase.is !== 'editing'}
          />
        </Fold>
      )}
      {isWorse && (
        <Notice kind="warning">
          <span>{texts.moved(formatNaira(seenKobo), formatNaira(amount))}</span>
          <Button kind="quiet" isSmall onClick={() => setSeen(amount)}>
            {texts.takeNew}
          </Button>
        </Notice>
      )}
      {reason !== undefined && <p className="coupon-sale__reason">{reason}</p>}
      <Button
        kind="action"
        isWide
        isBusy={phase.is === 'sending'}
        disabled={!amount || isWorse || block !== undefined}
        onClick={() => amount !== undefined && sell(couponId, amount, partBasisPoints)}
      >
        {phase.is === 'sending'
          ? texts.sending
          : amount === undefined
            ? texts.title
            : texts.cashOutFor(formatNaira(amount))}
      </Button>
    </div>
  );
}
