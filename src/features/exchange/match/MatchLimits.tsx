import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { call } from '../../../api/call.ts';
import { getMatchSettings } from '../../../contract/betting/catalogue.ts';
import type { MarketKind } from '../../../contract/betting/market.ts';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { limitNaira } from '../market/marketWords.ts';

type Setting = z.output<typeof getMatchSettings.output>['settings'][number];

const KINDS: Record<MarketKind, string> = {
  match_odds: 'Match odds',
  bookmaker: 'Bookmaker',
  fancy: 'Sessions',
  fancy1: 'Fancy',
  odd_even: 'Odd or even',
  over_under: 'Total goals',
  both_to_score: 'Both teams to score',
  correct_score: 'Correct score',
  handicap: 'Handicap',
  half_time: 'Half-time',
  half_time_full_time: 'Half-time/full-time',
  next_goal: 'Next goal',
  sets: 'Sets',
  tied_match: 'Tied match',
  toss: 'Toss',
};

/** Stake limits, delay and commission for each kind of market. */
export function MatchLimits({ gameId }: { gameId: string }) {
  const [settings, setSettings] = useState<readonly Setting[]>();
  const [tries, setTries] = useState(1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    call(getMatchSettings, { gameId }, { quiet: true, signal }).then(
      (answer) => setSettings(answer.settings),
      () => !signal.aborted && setFailed(tries),
    );
    return () => asking.abort();
  }, [gameId, tries]);

  if (settings) return <Limits settings={settings} />;
  if (failed < tries) return <Skeleton className="match-settings__skeleton" />;
  return (
    <ErrorState
      title="The limits could not be loaded"
      text="The slip still shows the limits of the market you bet on."
      onRetry={() => setTries(tries + 1)}
    />
  );
}

function Limits({ settings }: { settings: readonly Setting[] }) {
  if (settings.length === 0) return <p>No markets are listed yet, so no limits are set.</p>;
  return (
    <table className="match-settings__table">
      <caption className="visually-hidden">Limits and delay by kind of market</caption>
      <thead>
        <tr>
          <th scope="col">Market</th>
          <th scope="col">Stake</th>
          <th scope="col">Delay</th>
          <th scope="col">Commission</th>
        </tr>
      </thead>
      <tbody>
        {settings.map(({ kind, minStake, maxStake, delaySeconds, commissionPercent }) => (
          <tr key={kind}>
            <th scope="row">{KINDS[kind]}</th>
            <td>
              {maxStake > 0
                ? `${limitNaira(minStake)} to ${limitNaira(maxStake)}`
                : `From ${limitNaira(minStake)}`}
            </td>
            <td>{delaySeconds > 0 ? `${delaySeconds} s` : 'None'}</td>
            <td>{commissionPercent > 0 ? `${commissionPercent}%` : 'None'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
