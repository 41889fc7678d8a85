import { savedKeys, TAB_SLIP_KEY } from '../storage/keys.ts';
import { tabText } from '../storage/localText.ts';
import { savedFields } from '../storage/savedFields.ts';
import { whenWide } from '../ui/dock/whenWide.ts';
import { WINDOW } from '../ui/style/breakpoints.ts';

/** Resolves once a slip is needed on any page: a saved draft, a bet on its way, or room for an empty slip. */
export async function slipWanted(): Promise<void> {
  if (tabText(TAB_SLIP_KEY).read()?.includes('"draft"')) return;
  const [slip, aside] = await Promise.all(
    [savedKeys.betslipDraft, savedKeys.betsAside].map(savedFields),
  );
  if (!slip?.includes('draft') && !aside?.includes('drafts')) await whenWide(WINDOW.twoColumns);
}
