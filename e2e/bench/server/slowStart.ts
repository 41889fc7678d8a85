import { type Lane, segments } from './lane.ts';

/**
 * What a server sends before the phone's first acknowledgement: the 14 KB that a first view should fit in.
 */
const FIRST_SEGMENTS = 10;
const MOST_SEGMENTS = 64;

/** Sends like TCP slow start: a few packets first, then two for each acknowledged one. */
export function slowStart(lane: Lane, ackMs: number, deliver: (part: Buffer) => void) {
  const waiting: Buffer[] = [];
  let mayFly = FIRST_SEGMENTS;
  let flying = 0;

  function acknowledged() {
    flying -= 1;
    mayFly = Math.min(mayFly + 1, MOST_SEGMENTS);
    send();
  }

  function send() {
    while (flying < mayFly) {
      const part = waiting.shift();
      if (!part) return;
      flying += 1;
      lane.carry(part, (arrived) => {
        deliver(arrived);
        setTimeout(acknowledged, ackMs);
      });
    }
  }

  return (chunk: Buffer) => {
    waiting.push(...segments(chunk));
    send();
  };
}
