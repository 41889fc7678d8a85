import { vi } from 'vitest';

/** A channel between tabs that can be found again. */
interface Recorded {
  /** On the class, because test files of a worker share it and each has its own modules. */
  opened: Set<BroadcastChannel>;
}

function isRecorded(channel: object): channel is Recorded {
  return 'opened' in channel;
}

/** The channels that are open; records those opened from now on. */
function openChannels(): Set<BroadcastChannel> {
  const Opened = globalThis.BroadcastChannel;
  if (isRecorded(Opened)) return Opened.opened;
  const opened = new Set<BroadcastChannel>();
  globalThis.BroadcastChannel = class extends Opened {
    static opened = opened;
    constructor(name: string) {
      super(name);
      opened.add(this);
    }
    /** A page that has gone says nothing more. */
    override postMessage(message: unknown) {
      if (opened.has(this)) super.postMessage(message);
    }
  };
  return opened;
}

/**
 * Plays a page, or a worker, that starts: every module imported after this call runs again and knows only
 * what the device has kept. It is for tests of a start, such as a reload or the opening of the database.
 * State that only has to be empty is emptied by `freshState`. The page before is gone and hears nothing.
 * Not in a file that renders the app: what its later tests load late would run beside a second session.
 */
export function newPage(): void {
  const channels = openChannels();
  for (const channel of channels) channel.close();
  channels.clear();
  vi.resetModules();
}

/** The same for a second tab: the one before stays open. */
export function newTab(): void {
  vi.resetModules();
}
