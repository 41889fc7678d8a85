import { type Kept, keepWorld } from './keeper.ts';
import { openChannel } from './messages.ts';

/** Longer than a keeper takes to start. */
const SILENCE_MS = 8000;

/**
 * One tab keeps the world for all, because two worlds would overwrite each other's snapshot. When it closes,
 * the browser passes the lock on, and the next tab starts from the snapshot.
 */
export function keepOneWorld(kept: Kept): void {
  void waitFor(kept, {});
  watchKeeper(kept);
}

async function waitFor(kept: Kept, options: LockOptions): Promise<void> {
  let keeping: Promise<() => void> | undefined;
  try {
    await navigator.locks.request(`${kept.name}-world`, options, async () => {
      keeping = keepWorld(kept);
      await keeping;
      await new Promise(() => undefined);
    });
  } catch {
    // Another tab has stolen the lock, perhaps before this one had the world.
    void keeping?.then((stop) => stop());
    void waitFor(kept, {});
  }
}

/** A phone may freeze a hidden tab that holds the lock: then a visible tab takes over. */
function watchKeeper(kept: Kept): void {
  let silence: ReturnType<typeof setTimeout> | undefined;
  const channel = openChannel(kept.name, (message) => {
    if (message.to === 'pages') clearTimeout(silence);
  });
  const look = () => {
    clearTimeout(silence);
    if (document.hidden) return;
    channel.post({ to: 'keeper', kind: 'who' });
    silence = setTimeout(() => void waitFor(kept, { steal: true }), SILENCE_MS);
  };
  document.addEventListener('visibilitychange', look);
  look();
}
