import { BonusView } from '../../features/bonus/BonusView.tsx';

interface BonusScreenProps {
  params: Record<string, string | undefined>;
}

export function BonusScreen({ params: { bonusId = '' } }: BonusScreenProps) {
  return <BonusView key={bonusId} bonusId={bonusId} />;
}
