import { vi } from 'vitest';

const channels = new Set<BroadcastChannel>();

/** Records the channels between tabs, so that those of a page that is gone can be closed. */
function recordChannels(): void {
  const Opened = globalThis.BroadcastChannel;
  if (!Opened || 'isRecorded' in Opened) return;
  globalThis.BroadcastChannel = class extends Opened {
    static isRecorded = true;
    constructor(name: string) {
      super(name);
      channels.add(this);
    }
  };
}

/**
 * Plays a page, or a worker, that starts: every module imported after this call runs again and knows only
 * what the device has kept. It is for tests of a start, such as a reload or the opening of the database.
 * State that only has to be empty is emptied by `freshState`. The page before is gone and hears nothing.
 */
export function newPage(): void {
  recordChannels();
  for (const channel of channels) channel.close();
  channels.clear();
  vi.resetModules();
}

/** The same for a second tab: the one before stays open. */
export function newTab(): void {
  vi.resetModules();
}
