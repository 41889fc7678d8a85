import { notify } from '../../state/notices.ts';
import { Button } from '../../ui/Button.tsx';

interface ShareTextProps {
  title: string;
  text: string;
  /** What is handed on: `receipt`. */
  word: string;
}

/** Hands text to another app where the phone can, and to the clipboard elsewhere. */
export function ShareText({ title, text, word }: ShareTextProps) {
  const canShare = typeof navigator.share === 'function';
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      notify('success', `The ${word} is copied`);
    } catch {
      notify('error', 'This browser does not let us copy');
    }
  }
  async function share() {
    try {
      await navigator.share({ title, text });
    } catch (error) {
      // The player changed their mind: nothing to tell.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  }
  return (
    <Button kind="quiet" isSmall onClick={() => void (canShare ? share() : copy())}>
      {canShare ? `Share the ${word}` : `Copy the ${word}`}
    </Button>
  );
}
