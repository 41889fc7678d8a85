import { useSnapshot } from 'valtio';
import { useOpenBets } from '../../state/bets/openBets.ts';
import { moneyView } from '../../state/device/moneyView.ts';
import { Money } from '../../ui/layout/Money.tsx';

/** The stakes that the exposure does not count, because they have left the balance. */
export function TakenStakes() {
  const { sums } = useOpenBets();
  const { isHidden } = useSnapshot(moneyView);
  if (!sums || sums.takenKobo === 0) return null;
  return (
    <>
      Also staked: <Money kobo={sums.takenKobo} isHidden={isHidden} /> in sportsbook and games
    </>
  );
}
