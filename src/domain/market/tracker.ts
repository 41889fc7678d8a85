import type { SportId } from '../../contract/betting/market.ts';
import { neededFirst, oversOf } from './scoreText.ts';
import { FULL_TIME, soccerMinute } from './soccerMinute.ts';

/** The score that a list carries. */
interface ListedScore {
  line: string;
  detail?: string | undefined;
  recent?: readonly string[] | undefined;
}

/** A goal or a red card, at a minute of play. */
export interface TrackedMark {
  at: number;
  what: 'goal' | 'card';
  text: string;
}

/** What a list shows of a match in play beside its score. */
export interface Tracker {
  /** What happened last, or what is needed. */
  text: string;
  /** Soccer: how far the match is, in minutes, and its goals and red cards. */
  timeline?: { minute: number; marks: readonly TrackedMark[] };
  /** Cricket: the deliveries of this over, oldest first. */
  balls?: readonly string[];
  /** Tennis: somebody serves, which `text` names. */
  isServing?: boolean;
}

const NOT_LEGAL = ['Wd', 'Nb'];

/** The goals and red cards among what has happened. */
export function soccerMarks(recent: readonly string[] = []): TrackedMark[] {
  return recent.flatMap((text) => {
    const at = soccerMinute(text);
    const what = text.includes(' Goal,') ? 'goal' : text.includes('Red card') ? 'card' : undefined;
    return at !== undefined && what ? [{ at, what, text }] : [];
  });
}

/**
 * The deliveries since the over began, of the last ones bowled. Wides and no balls do not count towards the
 * six. Right after an over it is that over.
 */
export function ballsOfOver({ line, recent = [] }: ListedScore): string[] {
  const legal = Number(/\(\d+(?:\.(\d))?\)$/.exec(line)?.[1] ?? 6);
  let from = recent.length;
  for (let left = legal; from > 0; from--) {
    const isLegal = !NOT_LEGAL.includes(recent[from - 1] ?? '');
    // A wide before the first legal ball belongs to this over too.
    if (isLegal && left-- === 0) break;
  }
  return recent.slice(from);
}

/** The tracker of a match's sport. */
export function trackerOf(sportId: SportId, score: ListedScore): Tracker {
  const { line, detail = '', recent = [] } = score;
  if (sportId === 1) {
    const minute = soccerMinute(detail) ?? 0;
    const marks = soccerMarks(recent);
    return {
      text:
        marks.at(-1)?.text ?? (recent.length === 0 && minute > 0 ? 'No goals or cards yet' : ''),
      timeline: { minute: Math.min(minute, FULL_TIME), marks },
    };
  }
  if (sportId === 2) return { text: detail, isServing: detail.endsWith(' serving') };
  const needed = neededFirst(detail);
  // The score is a column of its own, which has no room for the overs on a phone.
  const over = oversOf(line);
  const [first = '', ...others] = needed.split(' · ');
  // A phone shows what fits: in a chase what is needed, else the overs.
  const parts = /^Need /.test(first) ? [first, over, ...others] : [over, needed];
  return {
    text: parts.filter(Boolean).join(' · '),
    balls: ballsOfOver(score),
  };
}
