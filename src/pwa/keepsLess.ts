import { KEEPS_LESS_KEY } from '../storage/keys.ts';
import { localText } from '../storage/localText.ts';

const { read, write } = localText(KEEPS_LESS_KEY);

/** The player has removed what was saved: the worker no longer fetches it by itself. */
export const keepsLess = (): boolean => read() !== undefined;

export function keepLess(isOn: boolean): void {
  write(isOn ? '1' : undefined);
}
