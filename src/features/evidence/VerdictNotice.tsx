import { env } from '../../env.ts';
import { Notice } from '../../ui/status/Notice.tsx';
import type { Verdict } from './checkReceipt.ts';

const TEXTS: Record<Verdict['is'], readonly ['success' | 'error' | 'warning', string, string]> = {
  genuine: [
    'success',
    'Genuine.',
    `${env.name} signed exactly this. Your phone checked it by itself.`,
  ],
  forged: [
    'error',
    'Not genuine.',
    `Something in it was changed after ${env.name} signed it, or ${env.name} never signed it. Do not trust it.`,
  ],
  unreadable: [
    'error',
    'This is not a whole receipt.',
    'A part is missing or was mistyped. Copy all of it.',
  ],
  unable: [
    'warning',
    'This browser cannot check signatures here.',
    'Open the page over https, or in another browser.',
  ],
};

/** Says in words and sign what the check found. */
export function VerdictNotice({ verdict }: { verdict: Verdict }) {
  const [kind, head, text] = TEXTS[verdict.is];
  return (
    <Notice kind={kind}>
      <p>
        <b>{head}</b> {text}
      </p>
    </Notice>
  );
}
