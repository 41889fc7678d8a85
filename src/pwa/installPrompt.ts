interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent;
  }
}

let held: InstallPromptEvent | undefined;

/** Called when a prompt has come or gone. */
export const promptListeners = new Set<() => void>();

/** The browser's own prompt, which waits for the player; undefined where there is none. */
export const heldPrompt = () => held;

export function holdPrompt(next: InstallPromptEvent | undefined): void {
  held = next;
  for (const listener of promptListeners) listener();
}

let isCapturing = false;

/** Holds the browser's own prompt back until the player asks; call it early, it comes only once. */
export function captureInstallPrompt(): void {
  if (isCapturing) return;
  isCapturing = true;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    holdPrompt(event);
  });
  addEventListener('appinstalled', () => holdPrompt(undefined));
}
