import * as z from 'zod/mini';

/** A socket.io message, with the time at which the browser saw it, in ms. */
export interface Frame {
  at: number;
  isSent: boolean;
  packet: string;
}

export interface Socketed {
  questions: { at: number; asked: string; sent: unknown; answered: unknown }[];
  events: { at: number; event: string; payload: unknown }[];
  /** The authentication of handshakes. */
  secrets: unknown[];
  /** Packets that could not be read. */
  broken: { at: number; packet: string }[];
}

const Message = z.tuple([z.string()], z.unknown());
const Answer = z.array(z.unknown());

/** Puts together what was asked, answered and pushed over one connection. */
export function readFrames(frames: readonly Frame[]): Socketed {
  const found: Socketed = { questions: [], events: [], secrets: [], broken: [] };
  const waiting = new Map<string, { at: number; asked: string; sent: unknown }>();
  for (const { at, isSent, packet } of frames) {
    const [, kind = '', ack = '', json = ''] = /^(4[0-4]|\d)(\d*)(.*)$/s.exec(packet) ?? [];
    try {
      if (kind === '40' && isSent && json !== '') found.secrets.push(JSON.parse(json));
      else if (kind === '42') {
        const [name, payload] = z.parse(Message, JSON.parse(json));
        if (isSent) waiting.set(ack, { at, asked: name, sent: payload });
        else found.events.push({ at, event: name, payload });
      } else if (kind === '43' && !isSent) {
        const asked = waiting.get(ack);
        const [answered] = z.parse(Answer, JSON.parse(json));
        if (asked) found.questions.push({ ...asked, answered });
      }
    } catch {
      found.broken.push({ at, packet });
    }
  }
  return found;
}
