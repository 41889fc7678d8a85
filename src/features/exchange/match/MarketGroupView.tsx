import { Fragment } from 'react';
import type { Bet } from '../../../contract/betting/bets.ts';
import type { MarketKind } from '../../../contract/betting/market.ts';
import type { LiveGame } from '../../../state/live/marketStreamGame.ts';
import type { MarketFrame } from '../../../state/live/marketStreamMarket.ts';
import { FancySection } from '../fancy/FancySection.tsx';
import type { MarketTools } from '../market/MarketProps.ts';
import { MarketResults } from '../market/MarketResults.tsx';
import { MarketSection } from '../market/MarketSection.tsx';
import { isSettled, type MarketGroup } from './marketGroups.ts';

interface MarketGroupViewProps {
  game: LiveGame;
  group: MarketGroup;
  frames: readonly MarketFrame[];
  eventName: string;
  sportId: number;
  bets: readonly Bet[];
  tools: MarketTools | undefined;
  headTools: MarketTools | undefined;
}

/** Sessions come first. Other fancies have odds like match odds and no line, so their heading says what they are. */
const SUBTITLES: Partial<Record<MarketKind, string>> = {
  fancy1: 'Fancy at decimal odds',
  odd_even: 'Odd or even',
};
const LAST: readonly MarketKind[] = ['fancy1', 'odd_even'];

/** One group of markets. A minor market that is settled shrinks to a line of results. */
export function MarketGroupView(props: MarketGroupViewProps) {
  const { group, frames, tools, headTools, ...shared } = props;
  const { game } = shared;
  const keepsSettled = group === 'odds' || group === 'bookmaker';
  const shown = keepsSettled ? frames : inOrder(frames.filter((frame) => !isSettled(frame)));
  const sessions = shown.filter(({ kind }) => kind === 'fancy');
  return (
    <>
      {sessions.length > 0 && <FancySection {...shared} frames={sessions} headTools={headTools} />}
      {shown.map((frame, index) => {
        const market = game.book.markets.get(frame.marketId);
        const { kind, marketId } = frame;
        const isFirst = shown[index - 1]?.kind !== kind;
        return (
          market &&
          kind !== 'fancy' && (
            <Fragment key={marketId}>
              {isFirst && SUBTITLES[kind] && (
                <p className="match-markets__subtitle">{SUBTITLES[kind]}</p>
              )}
              <MarketSection
                {...shared}
                place={index}
                market={market}
                frame={frame}
                tools={tools}
                headTools={headTools}
              />
            </Fragment>
          )
        );
      })}
      {!keepsSettled && <MarketResults game={game} frames={frames.filter(isSettled)} />}
    </>
  );
}

function inOrder(frames: readonly MarketFrame[]): MarketFrame[] {
  const rank = ({ kind }: MarketFrame) => LAST.indexOf(kind);
  return [...frames].sort((one, other) => rank(one) - rank(other));
}
