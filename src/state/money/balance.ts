import { proxy } from 'valtio/vanilla';
import { call } from '../../api/call.ts';
import { getBalance, getExposure, type MarketExposure } from '../../contract/cashier/wallet.ts';
import { ask } from '../../realtime/transport.ts';
import { onForget } from '../session/privateState.ts';
import { session, setWallet } from '../session/session.ts';

/** The exposure by market; in memory only. */
export const exposure = proxy<{ markets: MarketExposure[] }>({ markets: [] });

onForget(() => {
  exposure.markets = [];
});

/** Asks for the wallet over the socket. Without an answer the last one stays, with its age. */
export async function refreshBalance(): Promise<void> {
  const { owner } = session;
  const answer = await ask(getBalance, {}).catch(() => undefined);
  if (answer?.status === 'success' && answer.data && owner === session.owner) {
    setWallet(answer.data);
  }
}

/** Takes a balance and exposure from another of the server's answers, so that every page shows the same. */
export function hearBalance(balanceKobo: number, exposureKobo: number): void {
  setWallet({ ...session.wallet, balance: balanceKobo });
  session.exposureAmount = exposureKobo;
}

/** The wallet event carries no exposure, so ask for it after every bet and balance update. */
export async function refreshExposure(): Promise<void> {
  const { owner } = session;
  const answer = await call(getExposure, {}, { quiet: true }).catch(() => undefined);
  if (!answer || owner !== session.owner) return;
  session.exposureAmount = answer.exposureAmount;
  exposure.markets = answer.markets;
}

/** What a new bet may cost, in kobo: balance less exposure. Withdrawals are debited when requested. */
export function availableKobo(): number {
  return session.wallet.balance - session.exposureAmount;
}
