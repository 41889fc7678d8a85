import { notify } from './notices.ts';

export interface SharedText {
  title: string;
  text: string;
  /** What it is: `receipt`. */
  name: string;
}

/** What becomes of it on this device: another app takes it, or the clipboard. */
export function shareVerb(): 'Share' | 'Copy' {
  return typeof navigator.share === 'function' ? 'Share' : 'Copy';
}

/** Hands text to another app where the phone can, and to the clipboard elsewhere. */
export async function shareText({ title, text, name }: SharedText): Promise<void> {
  if (shareVerb() === 'Share') {
    try {
      await navigator.share({ title, text });
      return;
    } catch (error) {
      // The player changed their mind: nothing to tell.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    notify('success', `The ${name} is copied`);
  } catch {
    notify('error', 'This browser does not let us copy');
  }
}
