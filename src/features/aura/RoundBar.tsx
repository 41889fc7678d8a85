import './RoundBar.css';
import type { TableInShort } from '../../contract/casino/tables.ts';
import { Countdown } from '../../ui/layout/Countdown.tsx';

interface RoundBarProps {
  table: TableInShort;
  /** How far the server's clock is ahead of this device's, in ms. */
  aheadMs: number;
  isOld: boolean;
}

/** The stage of the round and how long it lasts. */
export function RoundBar({ table: { round, results }, aheadMs, isOld }: RoundBarProps) {
  const { phase, roundId, betsCloseAt, endsAt } = round;
  const until = (phase === 'betting' ? betsCloseAt : endsAt) - aheadMs;
  const winner = results.find((result) => result.roundId === roundId)?.name;
  return (
    <div className="round-bar" data-phase={phase}>
      <span className="round-bar__number">Round {roundId.split('.').at(-1)}</span>
      <b role="status">
        {isOld
          ? 'Not live'
          : phase === 'betting'
            ? 'Bets are open'
            : phase === 'dealing'
              ? 'Bets are closed'
              : `${winner} wins`}
      </b>
      <span className="round-bar__time">
        {!isOld && phase !== 'dealing' && (
          <>
            <span>{phase === 'betting' ? 'Closes in ' : 'Next in '}</span>
            <Countdown until={until} />
          </>
        )}
      </span>
    </div>
  );
}
