const KEY = 'oja:lite';

/** `auto`: as the browser asks for it. */
export type DataChoice = 'auto' | 'on' | 'off';

/** Motion, art and updates are less: the class of the page says so, from before the first paint. */
export function wantsLessData(): boolean {
  return typeof document !== 'undefined' && document.documentElement.classList.contains('lite');
}

/** What the player chose on this device. */
export function dataChoice(): DataChoice {
  try {
    const saved = localStorage.getItem(KEY);
    return saved === 'on' || saved === 'off' ? saved : 'auto';
  } catch {
    return 'auto';
  }
}

export function keepDataChoice(choice: DataChoice): void {
  try {
    if (choice === 'auto') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // Local storage is blocked: chosen for this visit only.
  }
}
