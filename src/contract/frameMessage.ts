import * as z from 'zod/mini';

/** Tells a message of ours from those that extensions and players of pictures post. */
const Protocol = z.literal('oja-frame-1');

/** What a provider's page tells the frame around it. It is told nothing back: its address is enough. */
export const FrameMessage = z.union([
  /** It stands and can be played. */
  z.object({ protocol: Protocol, type: z.literal('ready') }),
  /** How tall it would like to be, in px. */
  z.object({ protocol: Protocol, type: z.literal('height'), px: z.number() }),
  /** A stake was taken or a win paid. Never how much: the balance is asked of our own server. */
  z.object({ protocol: Protocol, type: z.literal('balance-changed') }),
  /** The provider has ended it. */
  z.object({ protocol: Protocol, type: z.literal('closed') }),
  /** The launch it was opened with is over: only another launch opens it again. */
  z.object({ protocol: Protocol, type: z.literal('session-ended') }),
]);
export type FrameMessage = z.output<typeof FrameMessage>;
