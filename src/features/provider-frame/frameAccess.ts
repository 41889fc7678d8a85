export interface FrameAccess {
  sandbox: string;
  /** Where its messages come from: a page without an origin of its own says `null`. */
  origin: string;
}

/**
 * The least a provider's page needs. Scripts and forms, never `allow-top-navigation`, popups or
 * downloads. Its own origin only where that is another's: a page of ours, or one that inherits ours as
 * `about:blank` does, could take its sandbox off.
 */
export function frameAccess(url: string, ownOrigin: string): FrameAccess {
  const { origin } = new URL(url, ownOrigin);
  return origin === ownOrigin || origin === 'null'
    ? { sandbox: 'allow-scripts allow-forms', origin: 'null' }
    : { sandbox: 'allow-scripts allow-forms allow-same-origin', origin };
}
