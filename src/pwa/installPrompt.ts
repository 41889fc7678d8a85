interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent;
  }
}

let offer: InstallPromptEvent | undefined;
const listeners = new Set<() => void>();

function setOffer(next: InstallPromptEvent | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

let isCapturing = false;

/** Holds the browser's own prompt back until the player asks; call it early, it comes only once. */
export function captureInstallPrompt(): void {
  if (isCapturing) return;
  isCapturing = true;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event);
  });
  addEventListener('appinstalled', () => setOffer(undefined));
}

/** A store that React can subscribe to: whether this browser offers to install the app now. */
export const installOffer = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isOpen: () => offer !== undefined,
};

/** Shows the browser's prompt; an offer is good for one question. */
export async function promptInstall(): Promise<'accepted' | 'dismissed' | 'unavailable'> {
  const current = offer;
  if (!current) return 'unavailable';
  setOffer(undefined);
  return (await current.prompt()).outcome;
}
