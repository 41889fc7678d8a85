import { Link } from 'wouter';
import { href, paths } from '../../../paths.ts';
import { useFreshList } from '../../../state/lists/useFreshList.ts';
import { bonuses } from '../../../state/money/bonuses.ts';
import { Money } from '../../../ui/layout/Money.tsx';

/** The bonus money that is not in the balance yet, and what is still to bet for it where that is one sum. */
export function LockedBonus({ kobo }: { kobo: number }) {
  const { data } = useFreshList(bonuses);
  const running = data?.bonuses.filter(
    ({ status, wageringRequired }) => status === 'active' && wageringRequired > 0,
  );
  const [bonus, another] = running ?? [];
  // Each of several has a sum of its own, and one bet counts for all of them.
  const only = another ? undefined : bonus;
  return (
    <p className="cashier__note">
      <Money kobo={kobo} /> more is a locked bonus
      {only && (
        <>
          : bet <Money kobo={Math.max(0, only.wageringRequired - only.wagered)} /> to unlock it
        </>
      )}
      .{' '}
      <Link href={only ? href(paths.bonus, { bonusId: only.bonusId }) : paths.bonuses}>
        {only ? 'See the bonus' : 'See your bonuses'}
      </Link>
    </p>
  );
}
