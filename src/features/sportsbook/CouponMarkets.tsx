import './CouponMarkets.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { useSearchParams } from 'wouter';
import type { CouponEvent } from '../../contract/betting/coupon.ts';
import * as texts from '../../messages/english/sportsbook/combination.ts';
import { Chip } from '../../ui/button/Chip.tsx';
import { ChipRow } from '../../ui/button/ChipRow.tsx';
import { useMedia } from '../../ui/hooks/useMedia.ts';
import { AT_DESK } from '../../ui/style/breakpoints.ts';
import { BuilderBar } from './builder/BuilderBar.tsx';
import { beginBuilding, endBuilding, matchBuilder } from './builder/matchBuilder.ts';
import { type CouponGroup, GROUP_NAMES, groupsOf } from './couponGroups.ts';
import { MarketCard } from './MarketCard.tsx';

/** Shows the statistics of an event. */
export type StatisticsOfEvent = (event: CouponEvent) => ReactNode;

interface CouponMarketsProps {
  event: CouponEvent;
  statistics?: StatisticsOfEvent | undefined;
}

/** All markets of an event, a group at a time, to bet on or to combine in the bet builder; and its statistics. */
export function CouponMarkets({ event, statistics }: CouponMarketsProps) {
  const { gameId, markets } = event;
  const combinable = markets.filter(({ combines }) => combines);
  const isBuilding = useSnapshot(matchBuilder).gameId === gameId;
  const groups = groupsOf(isBuilding ? combinable : markets);
  const shown: Shown[] = [...groups.keys()];
  // There is nothing to combine in them.
  if (statistics && !isBuilding) shown.push('statistics');
  const [group, choose] = useGroup(shown);
  const isSmall = useMedia(AT_DESK);
  const builder = useRef<HTMLButtonElement>(null);
  useEffect(() => endBuilding, []);
  return (
    <>
      <div className="coupon-event__groups">
        {combinable.length > 1 && (
          <Chip
            ref={builder}
            isSmall={isSmall}
            isOn={isBuilding}
            onClick={() => (isBuilding ? endBuilding() : beginBuilding(gameId))}
          >
            {texts.title}
          </Chip>
        )}
        {shown.length > 1 && (
          <ChipRow label="Markets" className="coupon-event__chips">
            {shown.map((name) => (
              <Chip key={name} isSmall={isSmall} isOn={name === group} onClick={() => choose(name)}>
                {name === 'statistics' ? 'Statistics' : GROUP_NAMES[name]}
              </Chip>
            ))}
          </ChipRow>
        )}
      </div>
      {group === 'statistics' ? (
        statistics?.(event)
      ) : (
        <div className="coupon-event__markets">
          {groups.get(group)?.map((card) => (
            <MarketCard key={card.kind} event={event} card={card} />
          ))}
        </div>
      )}
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
