import type { GameChange } from '../../src/contract/betting/stream.ts';
import { type GameView, gameDelta } from './gameDelta.ts';

// A phone that was away for a minute or two catches up by changes. After that a snapshot is shorter.
const KEPT_CHANGES = 120;

/** One game's stream in one mode: its watchers' last view, and the changes that led to it. */
export interface GameChannel {
  readonly seq: number;
  readonly view: GameView;
  /** Takes the game's current view and returns the change, if any; once for all watchers. */
  advance(view: GameView): GameChange | undefined;
  /** The changes after a number; undefined when some of them are gone. */
  changesSince(seq: number): GameChange[] | undefined;
}

export function createGameChannel(
  gameId: string,
  firstSeq: number,
  firstView: GameView,
): GameChannel {
  let seq = firstSeq;
  let view = firstView;
  let changes: GameChange[] = [];
  return {
    get seq() {
      return seq;
    },
    get view() {
      return view;
    },
    advance(next) {
      const parts = gameDelta(view, next);
      view = next;
      if (!parts) return undefined;
      seq += 1;
      const change = { gameId, seq, ...parts };
      changes = [...changes, change].slice(-KEPT_CHANGES);
      return change;
    },
    changesSince(since) {
      const missed = seq - since;
      if (missed < 0 || missed > changes.length) return undefined;
      return missed === 0 ? [] : changes.slice(-missed);
    },
  };
}
