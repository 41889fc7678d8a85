import { useId, useState } from 'react';
import { Link } from 'wouter';
import { wholeNaira } from '../../../domain/money/money.ts';
import { lagosClock, lagosDay } from '../../../domain/time/lagosTime.ts';
import { href, paths } from '../../../paths.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Money } from '../../../ui/layout/Money.tsx';
import { Age } from '../../../ui/list/Age.tsx';
import { ShownRows } from '../../../ui/list/ShownRows.tsx';
import { Badge } from '../../../ui/status/Badge.tsx';
import { loadOlderRounds } from './casinoRounds.ts';
import './RoundList.css';
import { Parts } from '../../../ui/layout/Parts.tsx';
import type { FoundRounds } from './useRounds.ts';

interface RoundListProps {
  found: FoundRounds;
  /** Only rounds that paid or lost, so that their sum says something. */
  isSettled: boolean;
}

/** Casino rounds, each with its result. */
export function RoundList({ found, isSettled }: RoundListProps) {
  const { rounds, savedAt } = found;
  const { hasOlder } = found.list;
  const titleId = useId();
  return (
    <section className="round-list" aria-labelledby={titleId}>
      <h2 id={titleId} className="round-list__title">
        Casino rounds <Age at={savedAt} />
        {isSettled && !hasOlder && <Money kobo={resultKobo(rounds)} isResult />}
      </h2>
      {rounds.length === 0 && <p className="round-list__quiet">None among your latest rounds.</p>}
      <ShownRows rows={rounds} end={hasOlder && <Older />}>
        {(shown) =>
          shown.length > 0 && (
            <ul className="round-list__rounds">
              {shown.map((round) => (
                <Round key={round.roundId} round={round} />
              ))}
            </ul>
          )
        }
      </ShownRows>
    </section>
  );
}

function resultKobo(rounds: FoundRounds['rounds']): number {
  return rounds.reduce((sum, { stake, returned }) => sum + returned - stake, 0);
}

/** A round under way has returned nothing yet. */
function stakeText({ state, stake, returned }: FoundRounds['rounds'][number]): string {
  const staked = `Staked ${wholeNaira(stake)}`;
  return state === 'open' ? staked : `${staked}, returned ${wholeNaira(returned)}`;
}

function Round({ round }: { round: FoundRounds['rounds'][number] }) {
  const { roundId, provider, gameCode, gameName, stake, returned, state, playedAt, detail } = round;
  return (
    <li className="round-list__round">
      <p className="round-list__line">
        <b>{gameName}</b>
        {state === 'open' ? (
          <Badge kind="warn">In progress</Badge>
        ) : state === 'void' ? (
          <Badge>Void</Badge>
        ) : (
          <Money kobo={returned - stake} isResult />
        )}
      </p>
      <p className="round-list__line round-list__quiet">
        <span>{stakeText(round)}</span>
        <time dateTime={new Date(playedAt).toISOString()}>
          {lagosDay(playedAt).slice(4, -5)} {lagosClock(playedAt)}
        </time>
      </p>
      <p className="round-list__quiet">
        <Parts
          of={[
            detail,
            roundId,
            round.fairness && (
              <Link
                key="check"
                href={`${href(paths.casinoDesktop, { provider })}?game=${encodeURIComponent(gameCode)}`}
              >
                Check its fairness
              </Link>
            ),
          ]}
        />
      </p>
    </li>
  );
}

function Older() {
  const [isBusy, setBusy] = useState(false);
  function load() {
    setBusy(true);
    // The failure shows as a toast; the rounds on screen stay.
    loadOlderRounds()
      .catch(() => undefined)
      .finally(() => setBusy(false));
  }
  return (
    <Button kind="quiet" isWide isBusy={isBusy} onClick={load}>
      Show older rounds
    </Button>
  );
}
