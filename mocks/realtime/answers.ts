import type * as z from 'zod/mini';
import type { everyAsked } from '../../src/contract/everyEvent.ts';
import type { AskedEvent } from '../../src/contract/kit/event.ts';
import { accountByToken } from '../domain/account/accounts.ts';
import { walletOf } from '../domain/money/wallet.ts';
import type { Operator } from '../domain/operator.ts';
import type { Link } from '../engine/realtime/link.ts';
import type { MarketStream } from './marketStream.ts';

/** A message that a player or guest asked over the socket, parsed. */
interface Question<Asked extends AskedEvent> {
  operator: Operator;
  link: Link;
  /** Empty for a guest. */
  token: string;
  stream: MarketStream;
  payload: z.output<Asked['payload']>;
}

export type Answer<Asked extends AskedEvent> = (
  question: Question<Asked>,
) => z.output<Asked['reply']>;

/** The answer to every asked message; TypeScript reports a missing one. */
export const answers: {
  [Name in keyof typeof everyAsked]: Answer<(typeof everyAsked)[Name]>;
} = {
  sessionCheck: ({ operator, token }) =>
    orFailed(() => {
      accountByToken(operator, token);
      return { status: 'success' };
    }),
  getBalance: ({ operator, token }) =>
    orFailed(() => {
      const { accountId } = accountByToken(operator, token);
      return { status: 'success', data: walletOf(operator, accountId) };
    }),
  watchGame: ({ stream, link, payload: { gameId, since, lite, deep } }) =>
    stream.watch(link, { gameId, since, deep, mode: lite ? 'lite' : 'full' }),
  unwatchGame: ({ stream, link, payload }) => {
    stream.unwatch(link, payload.gameId);
    return { kind: 'done' };
  },
};

function orFailed<Reply>(reply: () => Reply) {
  try {
    return reply();
  } catch (error) {
    const message = error instanceof Error ? error.message : 'session error';
    return { status: 'failed' as const, message };
  }
}
