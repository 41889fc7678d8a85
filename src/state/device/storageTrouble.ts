import { proxy } from 'valtio/vanilla';

/** What stands between the app and the storage of this phone. */
export type StorageTrouble =
  /** Missing, refused or silent: private mode, a policy, a hung browser. */
  | 'off'
  /** A page of an older version does not let go. */
  | 'blocked'
  /** A newer version was here; this one must not touch what that one wrote. */
  | 'newer'
  /** The browser itself cannot open it any more. */
  | 'broken'
  /** It was emptied under a player who was signed in. */
  | 'lost'
  | 'full';

export const storageTrouble = proxy<{ kind: StorageTrouble | undefined }>({ kind: undefined });

const KINDS: Record<string, StorageTrouble> = {
  BlockedError: 'blocked',
  VersionError: 'newer',
  InvalidStateError: 'broken',
  AbortError: 'broken',
  UnknownError: 'broken',
  DataError: 'lost',
  QuotaExceededError: 'full',
};

/** A fault of ours, which is none of the storage's. */
const OURS = ['DataCloneError', 'ConstraintError'];

/** The first trouble is told until it is put away: what follows from it is no news. */
export function noteTrouble(error: unknown): void {
  const name = error instanceof DOMException ? error.name : '';
  if (OURS.includes(name)) return;
  storageTrouble.kind ??= KINDS[name] ?? 'off';
}

export function putTroubleAway(): void {
  storageTrouble.kind = undefined;
}
