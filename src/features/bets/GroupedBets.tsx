import type { ReactNode } from 'react';
import type { Bet } from '../../contract/betting/bets.ts';
import { shownResult } from '../../domain/position/commission.ts';
import { lagosDay, startOfLagosDay } from '../../domain/time/lagosTime.ts';
import type { BetGroup } from '../../state/bets/bets.ts';
import { useWinView } from '../../state/bets/winView.ts';
import { Money } from '../../ui/layout/Money.tsx';
import { ShownRows } from '../../ui/list/ShownRows.tsx';
import { NO_RESULT } from './betWords.ts';
import { betsOf, byDay, byMatch, drawnOf } from './groupBets.ts';
import { MatchGroup, type OpenMarketTools } from './MatchGroup.tsx';
import type { LiveScores } from './useLiveScores.ts';

interface GroupedBetsProps {
  bets: readonly Bet[];
  onOpen(bet: Bet): void;
  /** What follows the last bet. */
  end: ReactNode;
}

interface OpenMatchesProps extends GroupedBetsProps {
  scores: LiveScores;
  tools: OpenMarketTools | undefined;
}

/** Open bets by match. Positions and averages are of all bets, however many rows are drawn. */
export function OpenMatches({ bets, scores, tools, onOpen, end }: OpenMatchesProps) {
  const matches = byMatch(bets.filter(({ state }) => state !== 'unmatched'));
  return (
    <ShownRows rows={betsOf(matches)} end={end}>
      {(shown) =>
        drawnOf(matches, shown).map(([match, isDrawn]) => (
          <MatchGroup
            key={match.gameId}
            match={match}
            isDrawn={isDrawn}
            isOpen
            score={scores.get(match.gameId)}
            tools={tools}
            onOpen={onOpen}
          />
        ))
      }
    </ShownRows>
  );
}

/** Decided bets by day. The result of a day is that of all its bets. */
export function PastDays({ bets, group, onOpen, end }: GroupedBetsProps & { group: BetGroup }) {
  const days = daysOf(group, bets);
  return (
    <ShownRows rows={days.flatMap(({ day }) => betsOf(day.matches))} end={end}>
      {(shown) => {
        const set = new Set(shown);
        return days
          .filter(({ day }) => day.bets.some((bet) => set.has(bet)))
          .map(({ title, day }) => (
            <section key={`${title} ${day.day}`} className="bet-list__day">
              <h2 className="bet-list__date">
                {title && `${title}, `}
                {lagosDay(startOfLagosDay(day.day))}
                {group === 'settled' && <DayResult bets={day.bets} />}
              </h2>
              {drawnOf(day.matches, shown).map(([match, isDrawn]) => (
                <MatchGroup
                  key={match.gameId}
                  match={match}
                  isDrawn={isDrawn}
                  isOpen={false}
                  onOpen={onOpen}
                />
              ))}
            </section>
          ));
      }}
    </ShownRows>
  );
}

/** Bets by day; those without a result also by what became of them, so that a refusal is not called void. */
function daysOf(group: BetGroup, bets: readonly Bet[]) {
  if (group !== 'void') return byDay(bets).map((day) => ({ title: '', day }));
  return NO_RESULT.flatMap(([title, of]) =>
    byDay(bets.filter(({ state }) => state === of)).map((day) => ({ title, day })),
  );
}

function DayResult({ bets }: { bets: readonly Bet[] }) {
  const view = useWinView();
  return <Money kobo={bets.reduce((sum, bet) => sum + shownResult(bet, view), 0)} isResult />;
}
