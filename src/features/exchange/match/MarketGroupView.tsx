import type { Bet } from '../../../contract/betting/bets.ts';
import type { MarketKind } from '../../../contract/betting/market.ts';
import type { LiveGame } from '../../../state/live/marketStreamGame.ts';
import type { MarketFrame } from '../../../state/live/marketStreamMarket.ts';
import { useMedia } from '../../../ui/hooks/useMedia.ts';
import { AT_DESK } from '../../../ui/style/breakpoints.ts';
import { FancySection } from '../fancy/FancySection.tsx';
import type { MarketTools } from '../market/MarketProps.ts';
import { MarketResults } from '../market/MarketResults.tsx';
import { MarketSection } from '../market/MarketSection.tsx';
import { type MarketGroup, resultsOf, standing } from './marketGroups.ts';

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
const SUBTITLED = [
  ['fancy1', 'Fancy at decimal odds'],
  ['odd_even', 'Odd or even'],
] as const satisfies readonly (readonly [MarketKind, string])[];
const OWN_PART: readonly MarketKind[] = ['fancy', ...SUBTITLED.map(([kind]) => kind)];

/** One group of markets. A minor market that is settled shrinks to a line of results. */
export function MarketGroupView(props: MarketGroupViewProps) {
  const { group, frames, tools, headTools, ...shared } = props;
  const { game } = shared;
  const isAtDesk = useMedia(AT_DESK);
  const shown = standing(group, frames);
  const view = (frame: MarketFrame) => {
    const market = game.book.markets.get(frame.marketId);
    return (
      market && (
        <MarketSection
          key={frame.marketId}
          {...shared}
          place={shown.indexOf(frame)}
          market={market}
          frame={frame}
          tools={tools}
          headTools={headTools}
        />
      )
    );
  };
  // Of one or two markets each, which share a row.
  if (group === 'odds' || group === 'bookmaker') return shown.map(view);
  const ofKind = (asked: MarketKind) => shown.filter(({ kind }) => kind === asked);
  const sessions = ofKind('fancy');
  const others = shown.filter(({ kind }) => !OWN_PART.includes(kind));
  return (
    <>
      {sessions.length > 0 && (
        <FancySection {...shared} frames={sessions} headTools={headTools} isSplit={isAtDesk} />
      )}
      {others.length > 0 && <div className="match-markets__group">{others.map(view)}</div>}
      {SUBTITLED.map(([kind, title]) => {
        const members = ofKind(kind);
        return (
          members.length > 0 && (
            <div key={kind} className="match-markets__group">
              <p className="match-markets__subtitle">{title}</p>
              {members.map(view)}
            </div>
          )
        );
      })}
      <MarketResults game={game} frames={resultsOf(group, frames)} />
    </>
  );
}
