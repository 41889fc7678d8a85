import { ReferralView } from '../../features/referral/ReferralView.tsx';

export function ReferralScreen() {
  return <ReferralView />;
}
