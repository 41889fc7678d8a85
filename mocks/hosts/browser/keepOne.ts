import { keepWorld } from './keeper.ts';
import { openChannel } from './messages.ts';

const LOCK = 'oja-demo-world';
/** Longer than a keeper takes to begin. */
const SILENCE_MS = 8000;

/**
 * One tab keeps the world for all: two worlds over one snapshot would undo each other. The browser
 * passes the lock on when that tab goes, and the next one starts from what is stored.
 */
export function keepOneWorld(): void {
  void waitFor({});
  watchKeeper();
}

async function waitFor(options: LockOptions): Promise<void> {
  let stop = () => {};
  try {
    await navigator.locks.request(LOCK, options, async () => {
      stop = await keepWorld();
      await new Promise(() => undefined);
    });
  } catch {
    // Another tab has taken it away.
    stop();
    void waitFor({});
  }
}

/** A phone may freeze a hidden tab with the lock in its hands: whoever is looked at takes it over. */
function watchKeeper(): void {
  let silence: ReturnType<typeof setTimeout> | undefined;
  const channel = openChannel((message) => {
    if (message.to === 'pages') clearTimeout(silence);
  });
  const look = () => {
    clearTimeout(silence);
    if (document.hidden) return;
    channel.post({ to: 'keeper', kind: 'who' });
    silence = setTimeout(() => void waitFor({ steal: true }), SILENCE_MS);
  };
  document.addEventListener('visibilitychange', look);
  look();
}
