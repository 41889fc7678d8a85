import { gate } from '../lib/gate.ts';

/** The storage of this phone gives trouble, and the player is to be told. */
export const storageTroubled = gate();

/** The app can be installed here. */
export const installHintWanted = gate();

/** A signed-in player has opened a panel of safer play, or a reality check is due. */
export const playPanelsWanted = gate();
