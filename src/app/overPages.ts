import { gate } from '../lib/gate.ts';

/** Resolves when the phone's storage gives trouble that the player should know of. */
export const storageTroubled = gate();

/** Resolves when the app can be installed here. */
export const installHintWanted = gate();

/** Resolves when a signed-in player opens a safer-play panel, or a reality check is due. */
export const playPanelsWanted = gate();

/** Resolves when a notification is tapped while something is under way. */
export const messageTapped = gate();

/** Resolves when a player asks for a signed receipt. */
export const receiptWanted = gate();
