import { offlineSince } from '../../storage/offlineSince.ts';
import { askPlainly, Refused } from '../askPlainly.ts';

/** After this long without a sign of life a network counts as none, as in `api/silence.ts`. */
const SILENT_MS = 4500;
/** While nothing answers: the phone tells of no event when such a network recovers. */
const LOOK_EVERY_MS = 5000;

export interface PlainNetwork {
  isOffline(): boolean;
  /** What a call of the contract answers. Rejects with `Refused`, or with whatever kept it from answering. */
  ask(path: string): Promise<unknown>;
  stop(): void;
}

/** The calls of a page without the app, and whether there is a network. */
export function plainNetwork(hears: {
  /** The network is lost, or back. */
  changed(): void;
}): PlainNetwork {
  let isOffline = !navigator.onLine;
  let isStopped = false;
  let waiting = 0;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function tell(isNowOffline: boolean) {
    clearTimeout(silence);
    if (!isNowOffline) offlineSince.forget();
    if (isStopped || isOffline === isNowOffline) return;
    isOffline = isNowOffline;
    hears.changed();
  }

  function watchSilence() {
    clearTimeout(silence);
    if (waiting > 0) silence = setTimeout(() => tell(true), SILENT_MS);
  }

  async function ask(path: string): Promise<unknown> {
    waiting += 1;
    if (waiting === 1) watchSilence();
    try {
      const answer = await askPlainly(path);
      tell(false);
      return answer;
    } catch (error) {
      tell(!(error instanceof Refused));
      throw error;
    } finally {
      waiting -= 1;
      watchSilence();
    }
  }

  const lose = () => tell(true);
  const look = () => {
    if (isOffline && navigator.onLine && !document.hidden) {
      ask('/getAppDetails').catch(() => undefined);
    }
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  addEventListener('offline', lose);
  addEventListener('online', look);
  return {
    isOffline: () => isOffline,
    ask,
    stop() {
      isStopped = true;
      clearTimeout(silence);
      clearInterval(timer);
      removeEventListener('offline', lose);
      removeEventListener('online', look);
    },
  };
}
