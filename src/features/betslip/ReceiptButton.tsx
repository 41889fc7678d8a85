import type { Bet } from '../../contract/bets.ts';
import { betReceiptText } from '../../state/betReceiptText.ts';
import { notify } from '../../state/notices.ts';
import { Button } from '../../ui/Button.tsx';

/** Hands the receipt to another app where the phone can, and to the clipboard elsewhere. */
export function ReceiptButton({ bet }: { bet: Bet }) {
  const canShare = typeof navigator.share === 'function';
  return (
    <Button kind="quiet" isSmall onClick={() => void (canShare ? share(bet) : copy(bet))}>
      {canShare ? 'Share receipt' : 'Copy receipt'}
    </Button>
  );
}

async function share(bet: Bet): Promise<void> {
  try {
    await navigator.share({ title: `Bet ${bet.betId}`, text: betReceiptText(bet) });
  } catch (error) {
    // The player changed their mind: nothing to tell.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(bet);
  }
}

async function copy(bet: Bet): Promise<void> {
  try {
    await navigator.clipboard.writeText(betReceiptText(bet));
    notify('success', 'Receipt copied');
  } catch {
    notify('error', 'This browser does not let us copy');
  }
}
