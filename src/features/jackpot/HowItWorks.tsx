import { LINE_KOBO, MOST_LINES } from '../../domain/jackpot/jackpotLines.ts';
import { POOL_PERCENT, TIERS } from '../../domain/jackpot/jackpotPrizes.ts';
import { wholeNaira } from '../../domain/money/money.ts';
import { env } from '../../env.ts';
import { Fold } from '../../ui/button/Fold.tsx';

/** The rules, in a few sentences. */
export function HowItWorks() {
  const [first, second, third] = TIERS;
  return (
    <Fold title="How it works">
      <ul className="jackpot__rules">
        <li>
          Pick every match: 1 the first side wins, X a draw, 2 the second side wins, after 90
          minutes.
        </li>
        <li>
          Two or three picks in a match make more lines. Each line costs{' '}
          <span translate="no">{wholeNaira(LINE_KOBO)}</span>, and a ticket has {MOST_LINES} lines
          at most.
        </li>
        <li>
          {POOL_PERCENT}% of all stakes go into the pool: {first.percent}% of it for {first.right}{' '}
          right, {second.percent}% for {second.right}, {third.percent}% for {third.right}. Lines
          with the same score share equally, rounded down to the kobo.
        </li>
        <li>
          A prize that nobody wins is added to the next day's prize for {first.right} right. On
          Saturdays it goes to the next prize down instead: if nobody has {first.right} right, to{' '}
          {second.right} right. On Sundays {env.name} adds to the prize for {first.right} right.
        </li>
        <li>If a match is called off, every pick on it counts as right.</li>
        <li>
          Prizes are paid at 00:30, after the last match. Tickets cannot be cancelled or cashed out.
        </li>
      </ul>
    </Fold>
  );
}
