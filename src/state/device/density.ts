import { proxy } from 'valtio/vanilla';
import { DENSITY_KEY } from '../../storage/keys.ts';
import { localText } from '../../storage/localText.ts';

const kept = localText(DENSITY_KEY);

/** How lists of matches look on this device: rows, or roomy cards if the player chose them. */
export const density = proxy({ isComfortable: kept.read() === 'comfortable' });

export function chooseDensity(isComfortable: boolean): void {
  density.isComfortable = isComfortable;
  kept.write(isComfortable ? 'comfortable' : undefined);
}
