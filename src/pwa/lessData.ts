import { DATA_CHOICE_KEY } from '../storage/keys.ts';
import { localText } from '../storage/localText.ts';

const { read, write } = localText(DATA_CHOICE_KEY);

/** `auto`: as the browser asks for it. */
export type DataChoice = 'auto' | 'on' | 'off';

/** Motion, art and updates are less: the class of the page says so, from before the first paint. */
export function wantsLessData(): boolean {
  return typeof document !== 'undefined' && document.documentElement.classList.contains('lite');
}

/** What the player chose on this device. */
export function dataChoice(): DataChoice {
  const saved = read();
  return saved === 'on' || saved === 'off' ? saved : 'auto';
}

export function keepDataChoice(choice: DataChoice): void {
  write(choice === 'auto' ? undefined : choice);
}
