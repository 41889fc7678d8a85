import { proxy } from 'valtio/vanilla';
import { call } from '../../api/call.ts';
import { getBalance, getExposure, type MarketExposure } from '../../contract/cashier/wallet.ts';
import { ask } from '../../realtime/transport.ts';
import { onForget } from '../session/privateState.ts';
import { session, setWallet } from '../session/session.ts';

/** Where the exposure stands, by market; volatile. */
export const exposure = proxy<{ markets: MarketExposure[] }>({ markets: [] });

onForget(() => {
  exposure.markets = [];
});

/** Asks the wallet over the socket; without an answer the last known one stands, with its age. */
export async function refreshBalance(): Promise<void> {
  const { owner } = session;
  try {
    const { status, data } = await ask(getBalance, {});
    if (status === 'success' && data && owner === session.owner) setWallet(data);
  } catch (error) {
    console.warn('balance not refreshed', error);
  }
}

/** Another answer of the server told the balance too: from now on that is what every page shows. */
export function hearBalance(balanceKobo: number, exposureKobo: number): void {
  setWallet({ ...session.wallet, balance: balanceKobo });
  session.exposureAmount = exposureKobo;
}

/** The wallet event carries no exposure: it is asked after every bet and every balance update. */
export async function refreshExposure(): Promise<void> {
  const { owner } = session;
  const answer = await call(getExposure, {}, { quiet: true }).catch(() => undefined);
  if (!answer || owner !== session.owner) return;
  session.exposureAmount = answer.exposureAmount;
  exposure.markets = answer.markets;
}

/** What a new bet may cost: balance less exposure, in kobo. Withdrawals are debited when requested. */
export function availableKobo(): number {
  return session.wallet.balance - session.exposureAmount;
}
