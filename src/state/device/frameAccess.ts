import { areFramesOurs } from './ownFrames.ts';

export interface FrameAccess {
  sandbox: string;
  /** The `origin` of the frame's messages. A sandboxed page without an origin of its own sends `null`. */
  origin: string;
}

const LEAST = 'allow-scripts allow-forms';

/**
 * The least that a provider's page needs: scripts and forms, never `allow-top-navigation`, popups or
 * downloads. It keeps its own origin only when that is not ours: a page from our origin, or one that inherits
 * it as `about:blank` does, could remove its own sandbox. `isOurs`: the page at our address was made by this
 * app. Returns undefined when the address is not a URL; then open no frame.
 */
export function frameAccess(
  url: string,
  ownOrigin: string,
  isOurs = areFramesOurs,
): FrameAccess | undefined {
  const origin = originOf(url, ownOrigin);
  if (origin === undefined) return undefined;
  const isKept = origin === ownOrigin ? isOurs : origin !== 'null';
  return isKept
    ? { sandbox: `${LEAST} allow-same-origin`, origin }
    : { sandbox: LEAST, origin: 'null' };
}

/** Only a path may go without a host. Otherwise any text would resolve to a page of ours. */
function originOf(url: string, ownOrigin: string): string | undefined {
  try {
    const { protocol, origin } = new URL(url, url.startsWith('/') ? ownOrigin : undefined);
    return protocol === 'javascript:' ? undefined : origin;
  } catch {
    return undefined;
  }
}
