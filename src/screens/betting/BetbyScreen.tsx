import { ProviderPage } from '../../features/provider-frame/ProviderPage.tsx';

export function BetbyScreen() {
  return <ProviderPage provider="betby" />;
}
