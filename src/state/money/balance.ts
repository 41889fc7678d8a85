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

/**
 * Before asking for something that carries a balance and exposure: returns what takes them, so that every page shows
 * the same. If others came meanwhile, nobody knows which are the later ones, so it asks for them.
 */
export function balanceHearer(): (balanceKobo: number, exposureKobo: number) => void {
  const known = balanceKnown();
  return (balanceKobo, exposureKobo) => {
    const now = balanceKnown();
    if (now.owner !== known.owner) return;
    if (JSON.stringify(now) !== JSON.stringify(known)) {
      void refreshBalance();
      void refreshExposure();
      return;
    }
    setWallet({ ...session.wallet, balance: balanceKobo });
    session.exposureAmount = exposureKobo;
  };
}

function balanceKnown() {
  const { owner, walletAt, wallet, exposureAmount } = session;
  // Two may come in one millisecond.
  return { owner, walletAt, balanceKobo: wallet.balance, exposureAmount };
}

let asked = 0;
/** The question whose answer is shown. */
let heard = 0;

/** The wallet event carries no exposure, so ask for it after every bet and balance update. */
export async function refreshExposure(): Promise<void> {
  const { owner } = session;
  asked += 1;
  const mine = asked;
  const answer = await call(getExposure, {}, { quiet: true }).catch(() => undefined);
  // A later question may have been answered first.
  if (!answer || owner !== session.owner || mine < heard) return;
  heard = mine;
  session.exposureAmount = answer.exposureAmount;
  exposure.markets = answer.markets;
}

type Holding = Pick<typeof session, 'walletAt' | 'exposureAmount'> & {
  wallet: { readonly balance: number };
};

/**
 * What a new bet may cost, in kobo: balance less exposure; `undefined` until the balance has come, when only the
 * server can tell. Withdrawals are debited when requested.
 */
export function availableKobo({ walletAt, wallet, exposureAmount }: Holding = session) {
  return walletAt > 0 ? wallet.balance - exposureAmount : undefined;
}
