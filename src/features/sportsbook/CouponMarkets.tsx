import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { CouponEvent, CouponMarket } from '../../contract/betting/coupon.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Chip } from '../../ui/button/Chip.tsx';
import { ChipRow } from '../../ui/button/ChipRow.tsx';
import { classes } from '../../ui/classes.ts';
import { useInView } from '../../ui/list/useInView.ts';
import './CouponMarkets.css';
import { type CouponCard, type CouponGroup, GROUP_NAMES, groupsOf } from './couponGroups.ts';
import { KIND_NAMES } from './couponKinds.ts';
import { OddsCell } from './OddsCell.tsx';
import { useFreshOdds } from './useFreshOdds.ts';

/** Shows the statistics of an event. */
export type StatisticsOfEvent = (event: CouponEvent) => ReactNode;

interface CouponMarketsProps {
  event: CouponEvent;
  statistics?: StatisticsOfEvent | undefined;
}

/** All markets of an event, a group at a time, and its statistics. */
export function CouponMarkets({ event, statistics }: CouponMarketsProps) {
  const groups = groupsOf(event.markets);
  const [group, choose] = useGroup([
    ...groups.keys(),
    ...(statistics ? (['statistics'] as const) : []),
  ]);
  return (
    <>
      {(groups.size > 1 || statistics) && (
        <ChipRow label="Markets" className="coupon-event__groups">
          {[...groups.keys()].map((name) => (
            <Chip key={name} isOn={name === group} onClick={() => choose(name)}>
              {GROUP_NAMES[name]}
            </Chip>
          ))}
          {statistics && (
            <Chip isOn={group === 'statistics'} onClick={() => choose('statistics')}>
              Statistics
            </Chip>
          )}
        </ChipRow>
      )}
      {group === 'statistics'
        ? statistics?.(event)
        : groups.get(group)?.map((card) => <Card key={card.kind} event={event} card={card} />)}
    </>
  );
}

type Shown = CouponGroup | 'statistics';

/** Kept in the address, so that a link opens it; going back leaves the event. */
function useGroup(groups: readonly Shown[]): [Shown, (group: Shown) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('group');
  const first = groups[0] ?? 'main';
  function choose(next: Shown) {
    const changed = new URLSearchParams(search);
    if (next === first) changed.delete('group');
    else changed.set('group', next);
    setSearch(changed, { replace: true });
  }
  return [groups.find((group) => group === asked) ?? first, choose];
}

function Card({ event, card }: { event: CouponEvent; card: CouponCard }) {
  const [section, isSeen] = useInView<HTMLElement>();
  const { kind, markets } = card;
  useFreshOdds(markets, isSeen);
  const [only, ...others] = markets;
  const title = others.length === 0 && only ? only.name : KIND_NAMES[kind];
  const rules = [...new Set(markets.flatMap((market) => market.rules ?? []))];
  return (
    <section ref={section} className="coupon-card" aria-label={title}>
      <h2>{title}</h2>
      {others.length === 0 && only ? (
        <Selections event={event} market={only} />
      ) : (
        markets.map((market) => <Line key={market.marketId} event={event} market={market} />)
      )}
      {rules.length > 0 && (
        <details className="coupon-card__rules">
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
        className={classes('coupon-card__selections', isShort && 'coupon-card__selections--short')}
      >
        {selections.slice(0, isFolded ? MOST_SHOWN : undefined).map((selection) => (
          <OddsCell
            key={selection.selectionId}
            event={event}
            market={market}
            selection={selection}
            isLong={!isShort}
          />
        ))}
      </div>
      {isFolded && (
        <Button kind="quiet" className="coupon-card__more" onClick={() => setWhole(true)}>
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
      <fieldset className="coupon-card__line">
        <legend className="coupon-card__name">{name}</legend>
        <Selections event={event} market={market} />
      </fieldset>
    );
  }
  return (
    <fieldset className="coupon-card__line">
      <legend className="visually-hidden">{name}</legend>
      <span className="coupon-card__name" aria-hidden="true">
        {name}
      </span>
      <span className="coupon-card__odds">
        {selections.map((selection) => (
          <OddsCell
            key={selection.selectionId}
            event={event}
            market={market}
            selection={selection}
          />
        ))}
      </span>
    </fieldset>
  );
}
