import type { Link } from '../../../mocks/engine/realtime/link.ts';

type Question = (payload: unknown, reply: (answer: unknown) => void) => void;

/** A connection without a network: `hear` is told what is pushed. */
export function testLink(
  linkId: string,
  hear: (event: string, payload: unknown) => void = () => undefined,
) {
  const questions = new Map<string, Question>();
  let closed: () => void = () => undefined;
  const link: Link = {
    linkId,
    send: hear,
    onAsked: (event, answer) => questions.set(event, answer),
    onClosed: (tell) => {
      closed = tell;
    },
    drop: () => closed(),
    kick: () => undefined,
  };
  return {
    link,
    /** Resolves with the acknowledgement. */
    ask: (event: string, payload?: object) =>
      new Promise<unknown>((resolve) => questions.get(event)?.(payload, resolve)),
  };
}
