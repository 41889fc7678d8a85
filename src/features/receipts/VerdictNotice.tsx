import { env } from '../../env.ts';
import * as texts from '../../messages/english/verdict.ts';
import { Notice } from '../../ui/status/Notice.tsx';
import type { Verdict } from './checkReceipt.ts';

const TEXTS: Record<Verdict['is'], readonly ['success' | 'error' | 'warning', string, string]> = {
  genuine: ['success', texts.genuine, texts.genuineWhy(env.name)],
  forged: ['error', texts.notGenuine, texts.notGenuineWhy(env.name)],
  unreadable: ['error', texts.notWhole, texts.notWholeWhy],
  unable: ['warning', texts.noCheck, texts.noCheckWhy],
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
