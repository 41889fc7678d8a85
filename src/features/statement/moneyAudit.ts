import { proxy, ref } from 'valtio/vanilla';
import type { AuditCheck } from '../../domain/account/moneyAudit.ts';
import { onForget } from '../../state/session/privateState.ts';
import { session } from '../../state/session/session.ts';
import type { ToldChain } from './tellChain.ts';

interface MoneyAudit {
  status: 'waiting' | 'running' | 'done' | 'failed';
  checks: AuditCheck[];
  /** What came of comparing the bets with the chain of receipts; undefined when there is no bet. */
  chain: ToldChain | undefined;
  /** When the audit ran, epoch ms. */
  at: number;
}

const nothing = (): MoneyAudit => ({
  status: 'waiting',
  checks: [],
  chain: undefined,
  at: 0,
});

/** The last audit of the player's money against ledger and bets. In memory only. */
export const moneyAudit = proxy<MoneyAudit>(nothing());

onForget(() => {
  Object.assign(moneyAudit, nothing());
});

/** Runs the audit; never rejects. */
export async function runMoneyAudit(): Promise<void> {
  if (moneyAudit.status === 'running') return;
  const { owner } = session;
  moneyAudit.status = 'running';
  try {
    // Kept apart from the rest of the app, because without a connection it is of no use.
    const { selfCheck } = await import('./selfCheck.ts');
    const { checks, chain } = await selfCheck();
    if (owner !== session.owner) return;
    Object.assign(moneyAudit, { status: 'done', checks: ref(checks), chain, at: Date.now() });
  } catch {
    if (owner === session.owner) moneyAudit.status = 'failed';
  }
}
