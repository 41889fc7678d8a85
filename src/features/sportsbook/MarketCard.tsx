import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { CouponEvent, CouponMarket } from '../../contract/betting/coupon.ts';
import { Button } from '../../ui/button/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { useInView } from '../../ui/list/useInView.ts';
import { BuilderCell } from './builder/BuilderCell.tsx';
import { matchBuilder } from './builder/matchBuilder.ts';
import type { CouponCard } from './couponGroups.ts';
import { KIND_NAMES } from './couponKinds.ts';
import { OddsCell, type OddsCellProps } from './OddsCell.tsx';
import { useFreshOdds } from './useFreshOdds.ts';

/** The markets of one kind of an event. */
export function MarketCard({ event, card }: { event: CouponEvent; card: CouponCard }) {
  const [section, isSeen] = useInView<HTMLElement>();
  const { kind, markets } = card;
  useFreshOdds(markets, isSeen);
  const [only, ...others] = markets;
  const title = others.length === 0 && only ? only.name : KIND_NAMES[kind];
  const rules = [...new Set(markets.flatMap((market) => market.rules ?? []))];
  return (
    <section ref={section} className="house-market" aria-label={title}>
      <h2>{title}</h2>
      {others.length === 0 && only ? (
        <Selections event={event} market={only} />
      ) : (
        markets.map((market) => <Line key={market.marketId} event={event} market={market} />)
      )}
      {rules.length > 0 && (
        <details className="house-market__rules">
          <summary>How it is settled</summary>
          {rules.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </details>
      )}
    </section>
  );
}

interface MarketProps {
  event: CouponEvent;
  market: CouponMarket;
}

/** More selections than this are folded: players, the likely scorers first. */
const MOST_SHOWN = 9;
/** Names of no more letters than this say enough on a small button: `2–1`, `X & O2.5`. */
const SHORT_NAME = 8;

/** A market that stands alone, its selections in full. */
function Selections({ event, market }: MarketProps) {
  const [isWhole, setWhole] = useState(false);
  const { selections } = market;
  const isShort =
    selections.length > 3 && selections.every(({ name }) => name.length <= SHORT_NAME);
  const isFolded = !isWhole && !isShort && selections.length > MOST_SHOWN + 1;
  return (
    <>
      <div
        className={classes(
          'house-market__selections',
          isShort && 'house-market__selections--short',
        )}
      >
        {selections.slice(0, isFolded ? MOST_SHOWN : undefined).map((selection) => (
          <Cell
            key={selection.selectionId}
            event={event}
            market={market}
            selection={selection}
            isLong={!isShort}
          />
        ))}
      </div>
      {isFolded && (
        <Button kind="quiet" className="house-market__more" onClick={() => setWhole(true)}>
          Show all {selections.length}
        </Button>
      )}
    </>
  );
}

/** One of several markets of a kind: its name and its odds side by side. */
function Line({ event, market }: MarketProps) {
  const { name, selections } = market;
  if (selections.length > 3) {
    return (
      <fieldset className="house-market__line">
        <legend className="house-market__name">{name}</legend>
        <Selections event={event} market={market} />
      </fieldset>
    );
  }
  return (
    <fieldset className="house-market__line">
      <legend className="visually-hidden">{name}</legend>
      <span className="house-market__name" aria-hidden="true">
        {name}
      </span>
      <span className="house-market__odds">
        {selections.map((selection) => (
          <Cell key={selection.selectionId} event={event} market={market} selection={selection} />
        ))}
      </span>
    </fieldset>
  );
}

/** While the bet builder is on, a tap combines instead of filling the slip. */
function Cell(props: OddsCellProps) {
  const { gameId } = useSnapshot(matchBuilder);
  return gameId === props.event.gameId ? <BuilderCell {...props} /> : <OddsCell {...props} />;
}
