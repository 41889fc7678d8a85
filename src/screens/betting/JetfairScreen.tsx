import { ProviderPage } from '../../features/provider-frame/ProviderPage.tsx';

export function JetfairScreen() {
  return <ProviderPage provider="jetfair" />;
}
