import { keepWorld } from './keeper.ts';
import { openChannel } from './messages.ts';

const LOCK = 'oja-demo-world';
/** Longer than a keeper takes to start. */
const SILENCE_MS = 8000;

/**
 * One tab keeps the world for all, because two worlds would overwrite each other's snapshot. When it closes,
 * the browser passes the lock on, and the next tab starts from the snapshot.
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
    // Another tab has stolen the lock.
    stop();
    void waitFor({});
  }
}

/** A phone may freeze a hidden tab that holds the lock: then a visible tab takes over. */
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
