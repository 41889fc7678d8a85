import { onTestFinished, vi } from 'vitest';

/** Local storage refuses one key, as where it is full, until the test ends. */
export function fillStorage(full: string): void {
  const whole = localStorage;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => whole.getItem(key),
    removeItem: (key: string) => whole.removeItem(key),
    setItem(key: string, value: string) {
      if (key === full) throw new DOMException('', 'QuotaExceededError');
      whole.setItem(key, value);
    },
  });
  onTestFinished(() => void vi.stubGlobal('localStorage', whole));
}
