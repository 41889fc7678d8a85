import { areFramesOurs } from './ownFrames.ts';

export interface FrameAccess {
  sandbox: string;
  /** Where its messages come from: a page without an origin of its own says `null`. */
  origin: string;
}

const LEAST = 'allow-scripts allow-forms';

/**
 * The least a page of others needs. Scripts and forms, never `allow-top-navigation`, popups or
 * downloads. Its own origin only where that is another's: a page of ours, or one that inherits ours as
 * `about:blank` does, could take its sandbox off. `isOurs`: what stands at our address was made here.
 * Nothing for an address that is none: it must not be opened at all.
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

/** Only a path of ours may stand without its host: any text would do as a page of our own otherwise. */
function originOf(url: string, ownOrigin: string): string | undefined {
  try {
    const { protocol, origin } = new URL(url, url.startsWith('/') ? ownOrigin : undefined);
    return protocol === 'javascript:' ? undefined : origin;
  } catch {
    return undefined;
  }
}
