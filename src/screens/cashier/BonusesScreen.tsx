import { BonusesView } from '../../features/bonus/BonusesView.tsx';

export function BonusesScreen() {
  return <BonusesView />;
}
