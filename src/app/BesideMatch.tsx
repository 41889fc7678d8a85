import './BesideMatch.css';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useKnownMatchBets } from '../state/bets/betsHooks.ts';
import { useOpenBets } from '../state/bets/openBets.ts';
import { slipMark } from '../state/bets/slipMark.ts';
import { BesideSlot } from '../ui/dock/Beside.tsx';
import { inPlace } from '../ui/late/inPlace.tsx';
import { late } from '../ui/late/late.tsx';
import { EmptyState } from '../ui/status/EmptyState.tsx';

const MatchBets = late(
  () => import('../features/bets/MatchBets.tsx').then((module) => module.MatchBets),
  inPlace,
);
const OpenBets = late(
  () => import('../features/bets/BetGroupList.tsx').then((module) => module.BetGroupList),
  inPlace,
);

/** What stands in the column beside a match. */
export type Beside = 'slip' | 'match' | 'open';

export interface BesideMatchProps {
  gameId: string;
  shown: Beside;
  onShow(what: Beside): void;
}

const ALL = {};

/** At the top of the column beside a match at a desk: what is docked there, and the player's bets in place of the slip. */
export function BesideMatch({ gameId, shown, onShow }: BesideMatchProps) {
  const { picked } = useSnapshot(slipMark);
  const here = useKnownMatchBets(gameId);
  const { sums } = useOpenBets();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever taps a price looks at the slip
  useEffect(() => onShow('slip'), [picked]);
  const choices = [
    ['slip', 'Bet slip', undefined],
    ['match', 'This match', here.length],
    ['open', 'All open', sums?.count],
  ] as const;
  return (
    <>
      <BesideSlot />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a layout of its own */}
      <div role="group" aria-label="Beside the match" className="beside__choices">
        {choices.map(([id, label, count]) => (
          <button
            key={id}
            type="button"
            className="beside__choice"
            aria-pressed={shown === id}
            onClick={() => onShow(id)}
          >
            {label} {count !== undefined && <span translate="no">{count}</span>}
          </button>
        ))}
      </div>
      {shown === 'match' && (
        <div className="beside__bets">
          {here.length > 0 ? (
            <MatchBets gameId={gameId} />
          ) : (
            <EmptyState
              title="No open bets here"
              text="What you bet on this match stands here until it is decided."
            />
          )}
        </div>
      )}
      {shown === 'open' && (
        <div className="beside__bets">
          <OpenBets group="open" filter={ALL} />
        </div>
      )}
    </>
  );
}
