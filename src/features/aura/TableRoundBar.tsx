import type { TableInShort } from '../../contract/casino/tables.ts';
import { RoundBar } from './RoundBar.tsx';

interface TableRoundBarProps {
  table: TableInShort;
  /** Names the table: two are on screen. */
  isNamed: boolean;
  /** How far the server's clock is ahead of this device's, in ms. */
  aheadMs: number;
  isOld: boolean;
}

/** The stage of a round of cards. */
export function TableRoundBar({ table, isNamed, aheadMs, isOld }: TableRoundBarProps) {
  const { name, round, results } = table;
  const { phase, roundId, betsCloseAt, endsAt } = round;
  const winner = results.find((result) => result.roundId === roundId)?.name;
  const now = {
    betting: 'Betting is open',
    dealing: 'Betting is closed',
    result: `${winner} wins`,
  };
  const next = {
    betting: { text: 'Closes in ', at: betsCloseAt - aheadMs },
    dealing: undefined,
    result: { text: 'Next in ', at: endsAt - aheadMs },
  };
  return (
    <RoundBar
      name={`${isNamed ? `${name}, round` : 'Round'} ${roundId.split('.').at(-1)}`}
      phase={phase}
      now={now[phase]}
      next={next[phase]}
      isOld={isOld}
    />
  );
}
