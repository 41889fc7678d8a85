const DAY_MS = 24 * 60 * 60_000;

/** How long a player has to think before a limit may be raised or removed. */
const RAISE_WAIT_MS = DAY_MS;

/** A limit in kobo or minutes; none while `amount` is missing. */
export interface PlayLimit {
  amount?: number | undefined;
  /** A higher limit, or none, that was asked for: it counts only after a second yes. */
  pending?: PendingLimit | undefined;
}

export interface PendingLimit {
  amount?: number | undefined;
  /** From when the second yes may be given, epoch ms. */
  from: number;
}

/** True when the second limit leaves no more room than the first. */
function isStricter(asked: number | undefined, current: number | undefined): boolean {
  if (asked === undefined) return current === undefined;
  return current === undefined || asked <= current;
}

/** Lower holds at once and takes a pending raise with it; higher, or none, waits and changes nothing yet. */
export function changeLimit(
  current: PlayLimit,
  asked: number | undefined,
  atMs: number,
): PlayLimit {
  if (isStricter(asked, current.amount)) return { amount: asked };
  return { amount: current.amount, pending: { amount: asked, from: atMs + RAISE_WAIT_MS } };
}

/** Whether the second yes may be given. The wait alone never raises a limit. */
function isRaiseDue({ pending }: PlayLimit, atMs: number): boolean {
  return pending !== undefined && atMs >= pending.from;
}

/** The second yes; undefined when there is nothing to say it to, or it is too early. */
export function confirmRaise(current: PlayLimit, atMs: number): PlayLimit | undefined {
  if (!current.pending || !isRaiseDue(current, atMs)) return undefined;
  return { amount: current.pending.amount };
}

export function dropRaise({ amount }: PlayLimit): PlayLimit {
  return { amount };
}

/** What is left of a limit, never below zero; undefined when there is none. */
export function limitLeft(amount: number | undefined, used: number): number | undefined {
  return amount === undefined ? undefined : Math.max(0, amount - used);
}
