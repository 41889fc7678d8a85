import { proxy, ref } from 'valtio/vanilla';
import type * as z from 'zod/mini';
import { call } from '../../api/call.ts';
import { listBanks, listSavedAccounts, type SavedAccount } from '../../contract/cashier/bank.ts';
import { listDeposits } from '../../contract/cashier/deposits.ts';
import { getGateway, listGateways, type TransactionKind } from '../../contract/cashier/gateways.ts';
import { balanceUpdated } from '../../contract/cashier/wallet.ts';
import { listWithdrawals } from '../../contract/cashier/withdrawals.ts';
import { notificationToast } from '../../contract/notice.ts';
import { addOlderPage } from '../../state/lists/addOlderPage.ts';
import { type CachedListSource, cachedList } from '../../state/lists/cachedList.ts';
import { olderRows } from '../../state/lists/olderRows.ts';
import { balanceHearer } from '../../state/money/balance.ts';
import { onForget } from '../../state/session/privateState.ts';
import { session } from '../../state/session/session.ts';

export type GatewayDetail = z.output<typeof getGateway.output>;

/** Requests per page, as the server pages them. */
const PAGE_SIZE = 50;

/** The player's deposits, newest first, kept on the device. */
export const deposits = cachedList({
  name: 'deposits',
  saveDelayMs: 0,
  schema: listDeposits.output,
  fetch: () => call(listDeposits, {}, { quiet: true }),
  join: (answer, shown) => ({
    ...answer,
    deposits: withOlder(answer.deposits, shown?.deposits ?? [], answer.total),
  }),
});

/** The player's withdrawals and the withdrawable amount, kept on the device. */
export const withdrawals = cachedList({
  name: 'withdrawals',
  saveDelayMs: 0,
  schema: listWithdrawals.output,
  async fetch() {
    const hearBalance = balanceHearer();
    const answer = await call(listWithdrawals, {}, { quiet: true });
    const { balance, exposure } = answer.withdrawable;
    hearBalance(balance, exposure);
    return answer;
  },
  join: (answer, shown) => ({
    ...answer,
    withdrawals: withOlder(answer.withdrawals, shown?.withdrawals ?? [], answer.total),
  }),
});

/** Events after which a withdrawal or the withdrawable amount may have changed. */
export const WITHDRAWAL_EVENTS = [notificationToast, balanceUpdated];

/** All deposit and withdrawal methods. */
export const gateways = cachedList({
  name: 'gateways',
  schema: listGateways.output,
  fetch: () => call(listGateways, {}, { quiet: true }),
});

/** The banks a player may have an account at. */
export const banks = cachedList({
  name: 'banks',
  schema: listBanks.output,
  fetch: () => call(listBanks, {}, { quiet: true }),
});

const details = new Map<string, CachedListSource<GatewayDetail>>();

/** A gateway with its instructions. Fetched without an amount, so that it can be read offline for any. */
export function gatewayDetail(
  code: string,
  kind: TransactionKind,
): CachedListSource<GatewayDetail> {
  const known = details.get(code);
  if (known) return known;
  const detail = cachedList({
    name: `gateway-${code}`,
    schema: getGateway.output,
    fetch: () => call(getGateway, { code, kind }, { quiet: true }),
  });
  details.set(code, detail);
  return detail;
}

/** The player's own bank accounts. In memory only, because account numbers are not kept on a phone. */
export const savedAccounts = proxy<{
  accounts: readonly SavedAccount[] | undefined;
  problem: string | undefined;
}>({ accounts: undefined, problem: undefined });

export async function refreshSavedAccounts(): Promise<void> {
  const { owner } = session;
  try {
    const { accounts } = await call(listSavedAccounts, {}, { quiet: true });
    if (owner === session.owner)
      Object.assign(savedAccounts, { accounts: ref(accounts), problem: undefined });
  } catch (error) {
    savedAccounts.problem = error instanceof Error ? error.message : String(error);
  }
}

onForget(() => Object.assign(savedAccounts, { accounts: undefined, problem: undefined }));

/** Loads the deposits after those shown; rejects when that fails. */
export async function loadOlderDeposits(): Promise<void> {
  await addOlderPage(deposits, {
    size: PAGE_SIZE,
    ask: (page) => call(listDeposits, { page }),
    rowsOf: (page) => page.deposits,
    joined: (shown, older) => ({ ...older, deposits: merged(shown.deposits, older.deposits) }),
  });
}

/** Loads the withdrawals after those shown; rejects when that fails. */
export async function loadOlderWithdrawals(): Promise<void> {
  await addOlderPage(withdrawals, {
    size: PAGE_SIZE,
    ask: (page) => call(listWithdrawals, { page }),
    rowsOf: (page) => page.withdrawals,
    joined: (shown, older) => ({
      ...older,
      withdrawals: merged(shown.withdrawals, older.withdrawals),
    }),
  });
}

interface Request {
  reference: string;
  createdAt: number;
}

/** The refreshed first page, followed by older pages that were loaded before. */
function withOlder<R extends Request>(newest: R[], shown: readonly R[], total: number): R[] {
  const older = olderRows(newest, shown, ({ createdAt }) => createdAt);
  return merged(newest, older).slice(0, total);
}

function merged<R extends Request>(one: readonly R[], other: readonly R[]): R[] {
  const byReference = new Map([...other, ...one].map((row) => [row.reference, row]));
  return [...byReference.values()].sort((a, b) => b.createdAt - a.createdAt);
}
