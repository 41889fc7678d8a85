import { launchProvider } from '../../domain/providers/providerLaunches.ts';
import { Refusal } from '../../domain/refusal.ts';
import { frameUrl } from '../../external/lobby.ts';
import { PROVIDERS } from '../../external/lobbyData.ts';
import type { SomeRules } from '../everyRule.ts';

/** Sites of other companies that bet from the player's wallet. */
export const providerRules = {
  launchProvider: ({ operator, player, token, input: { provider } }) => {
    const known = PROVIDERS.find((row) => row.provider === provider);
    if (!known) throw new Refusal('unknown-provider', 'Provider not found', { status: 404 });
    if (known.status === 'down') {
      throw new Refusal('provider-down', `${known.name} does not answer now`, { status: 422 });
    }
    const { launchId } = launchProvider(operator, player, { provider, token });
    return { launchId, url: `${frameUrl(operator, provider)}?launch=${launchId}` };
  },
} satisfies SomeRules;
