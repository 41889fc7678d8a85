import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSearchParams } from 'wouter';
import type { CouponEvent, CouponMarket } from '../../contract/betting/coupon.ts';
import * as texts from '../../messages/english/sportsbook/combination.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Chip } from '../../ui/button/Chip.tsx';
import { ChipRow } from '../../ui/button/ChipRow.tsx';
import { classes } from '../../ui/classes.ts';
import { useInView } from '../../ui/list/useInView.ts';
import { BuilderBar } from './builder/BuilderBar.tsx';
import { BuilderCell } from './builder/BuilderCell.tsx';
import { beginBuilding, endBuilding, matchBuilder } from './builder/matchBuilder.ts';
import './CouponMarkets.css';
import { type CouponCard, type CouponGroup, GROUP_NAMES, groupsOf } from './couponGroups.ts';
import { KIND_NAMES } from './couponKinds.ts';
import { OddsCell, type OddsCellProps } from './OddsCell.tsx';
import { useFreshOdds } from './useFreshOdds.ts';

/** All markets of an event, a group at a time: to bet on, or to combine in the bet builder. */
export function CouponMarkets({ event }: { event: CouponEvent }) {
  const { gameId, markets } = event;
  const combinable = markets.filter(({ combines }) => combines);
  const isBuilding = useSnapshot(matchBuilder).gameId === gameId;
  const groups = groupsOf(isBuilding ? combinable : markets);
  const [group, choose] = useGroup([...groups.keys()]);
  const builder = useRef<HTMLButtonElement>(null);
  useEffect(() => endBuilding, []);
  return (
    <>
      <div className="coupon-event__groups">
        {combinable.length > 1 && (
          <Chip
            ref={builder}
            isOn={isBuilding}
            onClick={() => (isBuilding ? endBuilding() : beginBuilding(gameId))}
          >
            {texts.title}
          </Chip>
        )}
        {groups.size > 1 && (
          <ChipRow label="Markets">
            {[...groups.keys()].map((name) => (
              <Chip key={name} isOn={name === group} onClick={() => choose(name)}>
                {GROUP_NAMES[name]}
              </Chip>
            ))}
          </ChipRow>
        )}
      </div>
      {groups.get(group)?.map((card) => (
        <Card key={card.kind} event={event} card={card} />
      ))}
      {isBuilding && (
        <BuilderBar
          event={event}
          onAdded={() => {
            endBuilding();
            // The pressed button goes with the bar.
            builder.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}

/** Kept in the address, so that a link opens it; going back leaves the event. */
function useGroup(groups: readonly CouponGroup[]): [CouponGroup, (group: CouponGroup) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('group');
  const first = groups[0] ?? 'main';
  function choose(next: CouponGroup) {
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
