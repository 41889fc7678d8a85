import { useSnapshot } from 'valtio';
import type { CouponEvent } from '../../../contract/betting/coupon.ts';
import { formatOdds } from '../../../domain/market/formatOdds.ts';
import * as texts from '../../../messages/english/sportsbook/combination.ts';
import * as slipTexts from '../../../messages/english/sportsbook/coupon.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Chip } from '../../../ui/button/Chip.tsx';
import { ChipRow } from '../../../ui/button/ChipRow.tsx';
import { pickKey } from '../slip/coupon/couponDraft.ts';
import { couponSlip, togglePick } from '../slip/coupon/couponSlip.ts';
import { useCouponQuote } from '../slip/coupon/useCouponQuote.ts';
import { useFreshOdds } from '../useFreshOdds.ts';
import './BuilderBar.css';
import { matchBuilder, togglePart } from './matchBuilder.ts';
import { type BuiltOffer, type BuiltPrice, useBuiltPrice } from './useBuiltPrice.ts';

interface BuilderBarProps {
  event: CouponEvent;
  /** It is in the slip. */
  onAdded(): void;
}

/** What is combined so far and its price, in sight below the markets. */
export function BuilderBar({ event, onAdded }: BuilderBarProps) {
  const { parts } = useSnapshot(matchBuilder);
  const [price, again] = useBuiltPrice(parts);
  return (
    <section className="builder-bar" aria-label={texts.title}>
      {parts.length > 0 && (
        <ChipRow label={texts.chosen}>
          {parts.map((part) => (
            <Chip
              key={pickKey(part)}
              isTall
              aria-label={slipTexts.remove(part.label)}
              onClick={() => togglePart(part)}
            >
              {part.label} <span aria-hidden="true">×</span>
            </Chip>
          ))}
        </ChipRow>
      )}
      <div className="builder-bar__price">
        {parts.length < 2 ? (
          <p role="status">{parts.length === 0 ? texts.howTo : texts.oneMore}</p>
        ) : price.is === 'offered' ? (
          <Offer event={event} offer={price.offer} count={parts.length} onAdded={onAdded} />
        ) : (
          <Without price={price} onAgain={again} />
        )}
      </div>
    </section>
  );
}

function Without({ price, onAgain }: { price: BuiltPrice; onAgain(): void }) {
  return (
    <>
      <p role="status">{price.is === 'refused' ? price.reason : WORDS[price.is]}</p>
      {price.is === 'failed' ? (
        <Button kind="quiet" onClick={onAgain}>
          {texts.tryAgain}
        </Button>
      ) : (
        <Button kind="action" disabled>
          {texts.noOdds}
        </Button>
      )}
    </>
  );
}

const WORDS = {
  asking: texts.getting,
  failed: texts.failed,
  offline: texts.needsNetwork,
  offered: '',
};

interface OfferProps {
  event: CouponEvent;
  offer: BuiltOffer;
  count: number;
  onAdded(): void;
}

/** An offer is a selection like any other: its odds stay fresh, and the slip takes it as one leg. */
function Offer({ event, offer, count, onAdded }: OfferProps) {
  const { gameId, marketId, marketName, version: first } = offer;
  const market = { marketId, version: first };
  useFreshOdds([{ marketId, status: 'open', selections: [offer.selection] }], true);
  const { selection, version } = useCouponQuote(market, offer.selection);
  const { selectionId, name, label, status, odds } = selection;
  if (status !== 'open' || odds === undefined) {
    return <Without price={{ is: 'refused', reason: texts.suspended }} onAgain={() => undefined} />;
  }
  function add() {
    const pick = { gameId, marketId, selectionId, startsAt: event.startsAt };
    const key = pickKey(pick);
    const names = { event: event.name, market: marketName, selection: name, label };
    // A toggle would take it out again.
    const isIn = couponSlip.picks.some((known) => pickKey(known) === key);
    if (isIn || togglePick({ ...pick, version, names, oddsHundredths: odds })) onAdded();
  }
  return (
    <>
      <p role="status">{texts.allMustWin(count)}</p>
      <Button kind="action" onClick={add}>
        {texts.addAt(formatOdds(odds))}
      </Button>
    </>
  );
}
