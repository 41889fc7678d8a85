/** A state of a world, and the input that led to it. */
interface Kept<State> {
  at: number;
  after: string;
  isRead: boolean;
  state: State;
}

interface World<State> {
  now(): number;
  /** Differs whenever the state does, other than by time alone. */
  signature(): readonly unknown[];
  capture(): State;
}

/** A state to go back to. */
interface Found<State> {
  state: State;
  /** Whether the world is there already, or was, and time has passed since. */
  isHere: boolean;
  /** Call it once the world has this state. */
  arrive(): void;
}

/** The states after each input, so that any instant since the first can be gone back to. */
export interface History<State> {
  /** Begins anew with the state of now. */
  restart(): void;
  /**
   * Keeps the state after an input, if it changed anything. What was recorded for later instants is forgotten
   * then, unless the input only reads.
   */
  note(after: string, isRead: boolean): void;
  /** Tells that what has changed since follows from the time alone. */
  settle(): void;
  /** The last state that was kept up to an instant; undefined before the first. */
  upTo(at: number): Found<State> | undefined;
  /** The state before the last input that did something. To arrive there forgets what came later. */
  undo(): Found<State> | undefined;
  /** The first instant to go back to, the last that was lived through, and what `undo` would undo. */
  span(): { from: number; to: number; undoes?: string };
}

const MOST = 500;

export function createHistory<State>({ now, signature, capture }: World<State>): History<State> {
  let kept: Kept<State>[] = [];
  /** The entry whose state, moved on in time, is that of now. */
  let place = 0;
  let farthest = 0;
  let settled: readonly unknown[] = [];

  const settle = () => {
    settled = signature();
    farthest = Math.max(farthest, now());
  };
  const isSettled = () => {
    const current = signature();
    return current.every((part, n) => part === settled[n]);
  };
  const lastDone = () => kept.findLastIndex(({ isRead }, n) => n > 0 && n <= place && !isRead);

  return {
    settle,
    restart() {
      kept = [{ at: now(), after: '', isRead: true, state: capture() }];
      place = 0;
      farthest = 0;
      settle();
    },
    note(after, isRead) {
      if (isSettled()) return;
      const isBack = place < kept.length - 1;
      if (!isBack || !isRead) {
        kept = [...kept.slice(0, place + 1), { at: now(), after, isRead, state: capture() }];
        kept = kept.slice(-MOST);
        place = kept.length - 1;
        farthest = 0;
      }
      settle();
    },
    upTo(at) {
      const found = kept.findLastIndex((entry) => entry.at <= at);
      const entry = kept[found];
      if (!entry) return undefined;
      const arrive = () => {
        place = found;
        settle();
      };
      return { state: entry.state, isHere: found === place && isSettled() && at >= now(), arrive };
    },
    undo() {
      const done = lastDone();
      const before = kept[done - 1];
      if (!before) return undefined;
      const arrive = () => {
        kept = kept.slice(0, done);
        place = done - 1;
        farthest = 0;
        settle();
      };
      return { state: before.state, isHere: false, arrive };
    },
    span() {
      const undoes = kept[lastDone()]?.after;
      const to = Math.max(farthest, now(), kept.at(-1)?.at ?? 0);
      return { from: kept[0]?.at ?? now(), to, ...(undoes !== undefined && { undoes }) };
    },
  };
}
