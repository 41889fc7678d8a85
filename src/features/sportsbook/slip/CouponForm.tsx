import { type Ref, useId, useRef } from 'react';
import { useSnapshot } from 'valtio';
import * as texts from '../../../messages/english/sportsbook/coupon.ts';
import { bettingHold } from '../../../state/play/bettingHold.ts';
import { askToSignIn } from '../../../state/session/askToSignIn.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Fold } from '../../../ui/button/Fold.tsx';
import { DockBlock, DockBody, DockFoot } from '../../../ui/dock/DockPanel.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { CouponChoice } from '../CouponChoice.tsx';
import { ShareCode } from '../code/ShareCode.tsx';
import { BonusMeter } from './BonusMeter.tsx';
import { CouponCostView } from './CouponCostView.tsx';
import { CouponLegRow } from './CouponLegRow.tsx';
import { CouponSettings } from './CouponSettings.tsx';
import { CouponStake } from './CouponStake.tsx';
import { CouponSum } from './CouponSum.tsx';
import { type CouponBlock, couponBlock } from './coupon/couponBlock.ts';
import { pickKey } from './coupon/couponDraft.ts';
import { placeCoupons } from './coupon/couponPlace.ts';
import { acceptOdds } from './coupon/couponSituation.ts';
import { couponSlip, removePicks } from './coupon/couponSlip.ts';
import './CouponForm.css';
import { picksInBet } from './coupon/fittedKind.ts';
import { PRICE_CHOICES, placeText } from './coupon/placeText.ts';
import { useCouponSituation } from './coupon/useCouponSituation.ts';
import { FreeBetChoice } from './FreeBetChoice.tsx';
import { SlipAge } from './SlipAge.tsx';

/** The draft: selections, stake, return, and one button, or why it is off. */
export function CouponForm() {
  const { refusal, onPriceChange, picks } = useSnapshot(couponSlip);
  const { isBreak: isResting } = useSnapshot(bettingHold);
  const situation = useCouponSituation();
  const { legs, kind, orders, returns, limits } = situation;
  const block = couponBlock(situation);
  const blockId = useId();
  /** The button that comes next: it mends what is wrong, or places the bet. */
  const next = useRef<HTMLButtonElement>(null);
  const inBet = picksInBet(picks).length;
  return (
    <>
      <DockBody>
        {refusal && <Notice kind="error">{refusal.text}</Notice>}
        <SlipAge legs={legs} />
        <ul>
          {legs.map((leg) => (
            <CouponLegRow
              key={pickKey(leg.pick)}
              leg={leg}
              canLeaveOut={kind !== 'single' && inBet > 1}
              single={
                kind === 'single' && legs.length > 1
                  ? { problemId: block?.single === pickKey(leg.pick) ? blockId : undefined }
                  : undefined
              }
              problem={refusal?.fields?.[pickKey(leg.pick)]}
            />
          ))}
        </ul>
        {legs.length > 1 && <CouponChoice count={inBet} returns={returns} />}
        {!isResting && <FreeBetChoice orders={orders.length} />}
        <CouponCostView situation={situation} />
        <Fold title={texts.more} note={PRICE_CHOICES[onPriceChange]}>
          <CouponSettings />
        </Fold>
      </DockBody>
      <DockFoot>
        {!isResting && kind === 'acca' && <BonusMeter order={orders[0]} />}
        <CouponStake
          kind={kind}
          orders={orders}
          problemId={block?.at === 'stake' && block.single === undefined ? blockId : undefined}
          onEnter={() => next.current?.focus()}
        >
          <CouponSum {...situation} />
        </CouponStake>
        <DockBlock id={blockId} reason={block?.text}>
          {block ? (
            <Mend ref={next} block={block} situation={situation} />
          ) : (
            limits && returns.isCapped && <span>{texts.limited}</span>
          )}
        </DockBlock>
        <div className="coupon-form__acts">
          <ShareCode picks={picks} text={texts.bookBet} />
          {block?.mend === 'sign-in' ? (
            <Button ref={next} kind="action" isWide onClick={askToSignIn}>
              {texts.logIn}
            </Button>
          ) : (
            <Button
              ref={block ? undefined : next}
              kind="action"
              isWide
              disabled={block !== undefined}
              aria-describedby={blockId}
              onClick={placeCoupons}
            >
              {placeText(situation)}
            </Button>
          )}
        </div>
      </DockFoot>
    </>
  );
}

interface MendProps {
  ref: Ref<HTMLButtonElement>;
  block: CouponBlock;
  situation: ReturnType<typeof useCouponSituation>;
}

function Mend({ ref, block, situation }: MendProps) {
  if (block.mend === 'accept-odds') {
    return (
      <Button ref={ref} kind="quiet" isSmall onClick={() => acceptOdds(situation.legs)}>
        {texts.acceptOdds}
      </Button>
    );
  }
  if (block.mend !== 'remove-dead') return null;
  const dead = situation.legs.filter(({ state }) => state === 'dead');
  return (
    <Button
      ref={ref}
      kind="quiet"
      isSmall
      onClick={() => removePicks(dead.map(({ pick }) => pickKey(pick)))}
    >
      {dead.length === 1 ? texts.removeIt : texts.removeThem}
    </Button>
  );
}
