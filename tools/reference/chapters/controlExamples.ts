import type { CommandInput, CommandName } from '../../../mocks/control/commands.ts';
import { getEvent } from '../../../src/contract/betting/catalogue.ts';
import { betExamples } from '../betExamples.ts';
import type { Given } from '../given.ts';
import { goodOrder, waitingOrder } from '../goodBets.ts';

type Make<Input> = (given: Given) => Input | Promise<Input>;

/** An example of each command; TypeScript reports a missing one. */
export const controlExamples: { [Name in CommandName]: Make<CommandInput<Name>> } = {
  reset: () => ({ scenario: 'low-balance,otp-off', startAt: '2026-03-14T17:00:00Z', scale: 0 }),
  scenario: () => ({ name: 'kyc-pending' }),
  snapshot: () => ({}),
  restore: ({ app }) => ({ snapshot: app.backend.control.run('snapshot', {}) }),
  tape: () => ({}),
  replay: ({ app }) => ({ tape: app.backend.control.run('tape', {}) }),
  clock: () => ({ advance: '2h' }),
  latency: () => ({ name: '3g' }),
  fault: () => ({ match: 'POST /bet/*', ackLost: true, times: 1 }),
  push: () => ({ event: 'update_balance', payload: { balance: 'n/a' }, to: 'adaeze' }),
  kick: () => ({ who: 'adaeze', endSession: true }),
  market: async (given) => ({ marketId: await marketOf(given), status: 'suspended' }),
  settle: async (given) => ({
    marketId: await marketOf(given),
    result: { kind: 'winner', runnerId: 'home' },
  }),
  book: async (given) => {
    const { marketId, runnerId } = await goodOrder(given);
    return { marketId, runnerId, columns: { back: [[2.48, 5000]], lay: [] } };
  },
  fill: async (given) => ({ betId: await waitingId(given) }),
  cross: async (given) => ({ betId: await waitingId(given), naira: 500 }),
  through: async (given) => ({ betId: await waitingId(given) }),
  withdraw: async (given) => {
    const { marketId, runnerId } = await goodOrder(given);
    return { marketId, runnerId, factor: 20 };
  },
  approve: (given) => ({ id: pendingOf(given) }),
  decline: (given) => ({ id: pendingOf(given), reason: 'No such transfer has come' }),
  app: () => ({ reviews: 'manual', gateways: { ng_opay: 'down' } }),
  adjust: () => ({ who: 'emeka', naira: 5000 }),
  rows: () => ({ table: 'deposits', where: { status: 'pending' } }),
  row: () => ({ table: 'accounts', key: 1003, set: { name: 'Emeka Bello' } }),
  otp: () => ({}),
  queue: () => ({}),
  journal: () => ({ since: 0 }),
};

async function marketOf(given: Given): Promise<string> {
  const { gameId } = betExamples.getEvent.input(given);
  const { markets } = await given.app.call(getEvent, { gameId });
  return markets.find(({ kind }) => kind === 'match_odds')?.marketId ?? '';
}

async function waitingId(given: Given): Promise<string> {
  return (await waitingOrder(given)).bet.betId;
}

function pendingOf({ app }: Given): string {
  app.backend.control.run('scenario', { name: 'deposit-pending' });
  return app.backend.control.run('queue', {})[0]?.id ?? '';
}
