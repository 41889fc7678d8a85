import { savedKeys } from '../storage/keys.ts';
import { savedFields } from '../storage/savedFields.ts';
import { whenWide } from '../ui/dock/whenWide.ts';

/** Resolves once a slip is needed on any page: a saved draft, a bet on its way, or room for an empty slip. */
export async function slipWanted(): Promise<void> {
  const [slip, aside] = await Promise.all(
    [savedKeys.betslip, savedKeys.betsAside].map(savedFields),
  );
  if (!slip?.includes('draft') && !aside?.includes('drafts')) await whenWide();
}
