import { DepositView } from '../features/cashier/DepositView.tsx';

interface DepositScreenProps {
  params: Record<string, string | undefined>;
}

export function DepositScreen({ params: { gateway = '' } }: DepositScreenProps) {
  return <DepositView key={gateway} code={gateway} />;
}
