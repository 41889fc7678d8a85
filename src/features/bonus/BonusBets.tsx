import { Link } from 'wouter';
import type { BonusBet } from '../../contract/cashier/bonus.ts';
import { formatNaira } from '../../domain/money/money.ts';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import { paths } from '../../paths.ts';
import { CardSection } from '../../ui/layout/CardSection.tsx';
import { Money } from '../../ui/layout/Money.tsx';
import { ListRow } from '../../ui/list/ListRow.tsx';
import { whyNot } from './bonusWords.ts';

interface BonusBetsProps {
  bets: readonly BonusBet[];
  minOdds: number;
}

/** Bets since the bonus was taken, each with how much it counts or why it does not. */
export function BonusBets({ bets, minOdds }: BonusBetsProps) {
  return (
    <CardSection title="Bets since you took it">
      {bets.length === 0 && <p className="bonus-note">None yet.</p>}
      <div>
        {bets.map((bet) => (
          <ListRow
            key={bet.betId}
            title={bet.title}
            detail={[
              ...(bet.pick ? [bet.pick] : []),
              `${lagosDay(bet.at)} ${lagosClock(bet.at)}`,
              `stake ${formatNaira(bet.stake)}. ${bet.whyNot ? whyNot(bet.whyNot, minOdds) : 'Counts'}`,
            ].join(', ')}
          >
            {bet.counted > 0 && <Money kobo={bet.counted} />}
          </ListRow>
        ))}
      </div>
      <p className="bonus-note">
        <Link href={paths.myBets}>All your bets</Link>
      </p>
    </CardSection>
  );
}
