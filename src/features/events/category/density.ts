import { DENSITY_KEY } from '../../../storage/keys.ts';
import { localText } from '../../../storage/localText.ts';

const kept = localText(DENSITY_KEY);
/** Style sheets of lists of matches follow it. */
const ROOMY = 'roomy';

/** Whether this device shows matches as cards, as the player chose, and not as rows. */
export const isRoomy = () => document.documentElement.classList.contains(ROOMY);

export function chooseRoomy(isOn: boolean): void {
  document.documentElement.classList.toggle(ROOMY, isOn);
  kept.write(isOn ? ROOMY : undefined);
}
