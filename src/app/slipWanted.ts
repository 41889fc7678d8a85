import { savedKeys, TAB_SLIP_KEY } from '../storage/keys.ts';
import { tabText } from '../storage/localText.ts';
import { savedFields } from '../storage/savedFields.ts';
import { whenWide } from '../ui/dock/whenWide.ts';
import { WINDOW } from '../ui/style/breakpoints.ts';

/** Resolves once the exchange's slip is needed: a saved draft, a bet on its way, or room for an empty slip. */
export async function slipWanted(): Promise<void> {
  if (tabText(TAB_SLIP_KEY).read()?.includes('"draft"')) return;
  const [slip, aside] = await Promise.all(
    [savedKeys.betslipDraft, savedKeys.betsAside].map(savedFields),
  );
  if (!slip?.includes('draft') && !aside?.includes('drafts')) await room();
}

/** The same for the sportsbook's slip. */
export async function couponWanted(): Promise<void> {
  const fields = await savedFields(savedKeys.couponSlip);
  if (!fields.includes('picks') && !fields.includes('sent')) await room();
}

const room = () => whenWide(WINDOW.twoColumns);
