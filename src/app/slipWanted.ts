import { savedKeys } from '../storage/keys.ts';
import { savedFields } from '../storage/savedFields.ts';
import { whenWide } from '../ui/dock/whenWide.ts';

/** Resolves once the slip has something to show on any page: a saved draft, or room for an empty one. */
export async function slipWanted(): Promise<void> {
  if (!(await savedFields(savedKeys.betslip)).includes('draft')) await whenWide();
}
