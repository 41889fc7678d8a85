import { DepositBonus } from '../../features/bonus/DepositBonus.tsx';
import { DepositView } from '../../features/cashier/deposit/DepositView.tsx';
import { LimitsLeft } from '../../features/safer-play/LimitsLeft.tsx';

interface DepositScreenProps {
  params: Record<string, string | undefined>;
}

export function DepositScreen({ params: { gateway = '' } }: DepositScreenProps) {
  return (
    <DepositView
      key={gateway}
      code={gateway}
      limits={<LimitsLeft />}
      bonusOf={(depositId) => <DepositBonus depositId={depositId} />}
    />
  );
}
