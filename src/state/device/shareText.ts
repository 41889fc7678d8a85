import { isPlainHttp } from '../../lib/isPlainHttp.ts';
import { notify } from './notices.ts';

export interface SharedText {
  title: string;
  text: string;
  /** Names the copied thing in the toast: `receipt`. */
  name: string;
}

/** What this device can do with text: share it with another app, or copy it. */
export function shareVerb(): 'Share' | 'Copy' {
  return typeof navigator.share === 'function' ? 'Share' : 'Copy';
}

/** Shares text with another app where the phone can; otherwise copies it to the clipboard. */
export async function shareText({ title, text, name }: SharedText): Promise<void> {
  if (shareVerb() === 'Share') {
    try {
      await navigator.share({ title, text });
      return;
    } catch (error) {
      // The player closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    notify('success', `The ${name} is copied`);
  } catch {
    notify(
      'error',
      isPlainHttp()
        ? 'Copying needs a secure connection (https)'
        : 'This browser does not let us copy',
    );
  }
}
