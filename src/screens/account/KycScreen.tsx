import { KycView } from '../../features/kyc/KycView.tsx';

export function KycScreen() {
  return <KycView />;
}
