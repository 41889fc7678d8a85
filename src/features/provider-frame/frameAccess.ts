import { areFramesOurs } from '../../state/device/ownFrames.ts';

export interface FrameAccess {
  sandbox: string;
  /** Where its messages come from: a page without an origin of its own says `null`. */
  origin: string;
}

const LEAST = 'allow-scripts allow-forms';

/**
 * The least a provider's page needs. Scripts and forms, never `allow-top-navigation`, popups or
 * downloads. Its own origin only where that is another's: a page of ours, or one that inherits ours as
 * `about:blank` does, could take its sandbox off. `isOurs`: what stands at our address was made here.
 */
export function frameAccess(url: string, ownOrigin: string, isOurs = areFramesOurs): FrameAccess {
  const { origin } = new URL(url, ownOrigin);
  const isKept = origin === ownOrigin ? isOurs : origin !== 'null';
  return isKept
    ? { sandbox: `${LEAST} allow-same-origin`, origin }
    : { sandbox: LEAST, origin: 'null' };
}
