import { heldPrompt, holdPrompt, promptListeners } from './installPrompt.ts';

/** A store that React can subscribe to: whether this browser offers to install the app now. */
export const installOffer = {
  subscribe(listener: () => void): () => void {
    promptListeners.add(listener);
    return () => promptListeners.delete(listener);
  },
  isOpen: () => heldPrompt() !== undefined,
};

/** Shows the browser's prompt; an offer is good for one question. */
export async function promptInstall(): Promise<'accepted' | 'dismissed' | 'unavailable'> {
  const current = heldPrompt();
  if (!current) return 'unavailable';
  holdPrompt(undefined);
  return (await current.prompt()).outcome;
}
