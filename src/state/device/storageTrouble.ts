import { proxy } from 'valtio/vanilla';

/** What is wrong with the storage of this phone. */
export type StorageTrouble =
  /** Missing or refused: private mode, a policy. */
  | 'off'
  /** Not answering: a hung browser, or another page that holds it. */
  | 'silent'
  /** A page of an older version keeps it open. */
  | 'blocked'
  /** A newer version has used it, and this one must not touch what that wrote. */
  | 'newer'
  /** The browser cannot open it any more. */
  | 'broken'
  /** The browser emptied it while a player was signed in. */
  | 'lost'
  | 'full';

export const storageTrouble = proxy<{ kind: StorageTrouble | undefined }>({ kind: undefined });

const KINDS: Record<string, StorageTrouble> = {
  TimeoutError: 'silent',
  BlockedError: 'blocked',
  VersionError: 'newer',
  InvalidStateError: 'broken',
  AbortError: 'broken',
  UnknownError: 'broken',
  DataError: 'lost',
  QuotaExceededError: 'full',
};

/** Errors that are our own fault, not the storage's. */
const OURS = ['DataCloneError', 'ConstraintError'];

/**
 * Records a trouble. The first one stays until the player dismisses it, because later ones follow from it.
 */
export function recordStorageTrouble(error: unknown): void {
  const name = error instanceof DOMException ? error.name : '';
  if (OURS.includes(name)) return;
  storageTrouble.kind ??= KINDS[name] ?? 'off';
}

export function dismissStorageTrouble(): void {
  storageTrouble.kind = undefined;
}
