import { ProviderPage } from '../../features/provider-frame/ProviderPage.tsx';

interface SportsProviderScreenProps {
  params: Record<string, string | undefined>;
}

export function SportsProviderScreen({ params: { provider = '' } }: SportsProviderScreenProps) {
  return <ProviderPage key={provider} provider={provider} />;
}
