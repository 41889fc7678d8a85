const DAY_MS = 24 * 60 * 60_000;

/** How long a player must wait before raising or removing a limit. */
const RAISE_WAIT_MS = DAY_MS;

/** A limit in kobo or minutes; no limit while `amount` is missing. */
export interface PlayLimit {
  amount?: number | undefined;
  /** A higher limit, or none, that was requested. It needs a second confirmation. */
  pending?: PendingLimit | undefined;
}

export interface PendingLimit {
  amount?: number | undefined;
  /** The earliest time of the second confirmation, epoch ms. */
  from: number;
}

/** Whether the requested limit leaves no more room than the current one. */
function isStricter(asked: number | undefined, current: number | undefined): boolean {
  if (asked === undefined) return current === undefined;
  return current === undefined || asked <= current;
}

/**
 * Changes a limit. A lower one applies at once and drops a pending raise; a higher one, or none, only becomes
 * pending.
 */
export function changeLimit(
  current: PlayLimit,
  asked: number | undefined,
  atMs: number,
): PlayLimit {
  if (isStricter(asked, current.amount)) return { amount: asked };
  return { amount: current.amount, pending: { amount: asked, from: atMs + RAISE_WAIT_MS } };
}

/** Whether the second confirmation may be given now. Waiting alone never raises a limit. */
function isRaiseDue({ pending }: PlayLimit, atMs: number): boolean {
  return pending !== undefined && atMs >= pending.from;
}

/** Confirms a pending raise; undefined when there is none or it is too early. */
export function confirmRaise(current: PlayLimit, atMs: number): PlayLimit | undefined {
  if (!current.pending || !isRaiseDue(current, atMs)) return undefined;
  return { amount: current.pending.amount };
}

/** Drops a pending raise and keeps the limit. */
export function dropRaise({ amount }: PlayLimit): PlayLimit {
  return { amount };
}

/** What is left of a limit, never below zero; undefined when there is none. */
export function limitLeft(amount: number | undefined, used: number): number | undefined {
  return amount === undefined ? undefined : Math.max(0, amount - used);
}

/** Whether a limit is used up. One that was never touched is not, even one of zero. */
export function isUsedUp(amount: number | undefined, used: number): boolean {
  return used > 0 && limitLeft(amount, used) === 0;
}
