import { type Bench, demand, good, listOf, type Rule, recordOf, refused } from '../bench.ts';
import type { Call } from '../contractFile.ts';

/** A GET that changes something is there for old links only. */
const isTwin = ({ name }: Call) => /By(GET|POST)$/.test(name);
const needsNothing = ({ fields, body }: Call) =>
  fields.every(({ isRequired }) => !isRequired) && !body?.isRequired;
/** The specification's sign-out is a GET, and ends the session that all rules share. */
const isRead = (call: Call) =>
  call.method === 'GET' && call.name !== 'signOut' && needsNothing(call) && !isTwin(call);

async function first(bench: Bench, list: string, input: object, name: string) {
  const { client, token } = bench;
  const answer = good(client, await client.send(list, { ...input }, { token }));
  return listOf(answer, name)[0];
}

const LARGEST = 4_000_000;

async function uploaded({ client, token, newKey }: Bench, bytes: number) {
  const front = new Uint8Array(bytes);
  front.set([0xff, 0xd8, 0xff, 0xe0]);
  const file = new File([front], 'front.jpg', { type: 'image/jpeg' });
  const form = { documentType: 'drivinglicense', birthDate: '1990-01-01', front: file };
  return client.send('submitKyc', form, { token, key: newKey(), isForm: true });
}

export const httpRules: Rule[] = [
  {
    part: 'HTTP',
    rule: 'A call for players is refused with 401 and `error: true` without a token',
    async check({ client }) {
      for (const call of client.calls.filter(({ forPlayers }) => forPlayers).filter(isRead)) {
        refused(client, await client.send(call.name), 401);
      }
    },
  },
  {
    part: 'HTTP',
    rule: 'A token that nobody has is refused in the same way',
    async check({ client }) {
      refused(client, await client.send('getProfile', {}, { token: 'nobody' }), 401);
    },
  },
  {
    part: 'HTTP',
    rule: 'A wrong password is refused, and not with 401, which would end a session',
    async check({ client }) {
      const wrong = { username: 'nobody at all', password: 'wrong' };
      refused(client, await client.send('login', wrong), 422, 429);
    },
  },
  {
    part: 'HTTP',
    rule: 'Every call that needs no input is answered as the contract says',
    async check({ client, token }) {
      const faults: string[] = [];
      for (const call of client.calls.filter(isRead)) {
        const answer = await client.send(call.name, {}, { token });
        const fault = client.unfit(answer);
        if (fault) faults.push(`${fault}: ${answer.said}`);
      }
      demand(faults.length === 0, faults.join('\n   '));
    },
  },
  {
    part: 'HTTP',
    rule: 'The lists lead to matches, coupons, tables and gateways',
    async check(bench) {
      const { client, token } = bench;
      const ask = async (name: string, input: object) =>
        good(client, await client.send(name, { ...input }, { token }));
      for (const category of ['soccer', 'tennis', 'cricket']) {
        const event = await first(bench, 'listEvents', { category }, 'events');
        if (!event) continue;
        const { gameId } = event;
        for (const name of [
          'getEvent',
          'getMatchSettings',
          'getScorecard',
          'getStatistics',
          'listMatchBets',
        ]) {
          await ask(name, { gameId });
        }
        const { matchOddsId: marketId } = event;
        if (marketId) await ask('getMarketHistory', { marketId });
      }
      const coupon = await first(bench, 'listCoupons', {}, 'events');
      if (coupon) await ask('getCoupon', { gameId: coupon['gameId'] });
      const gateway = await first(bench, 'listGateways', {}, 'gateways');
      if (gateway) await ask('getGateway', { code: gateway['code'] });
      const table = await first(bench, 'listTables', {}, 'tables');
      if (table) await ask('getTable', { tableId: table['tableId'] });
    },
  },
  {
    part: 'HTTP',
    rule: 'What does not exist is refused with 404',
    async check({ client, token }) {
      refused(client, await client.send('getEvent', { gameId: 'none' }, { token }), 404);
      refused(client, await client.send('getGateway', { code: 'none' }, { token }), 404);
    },
  },
  {
    part: 'HTTP',
    rule: 'An input that lacks what is needed is refused with 400 and a message',
    async check({ client, token }) {
      const faults: string[] = [];
      for (const call of client.calls) {
        if (!call.body?.isRequired || isTwin(call)) continue;
        const input = Object.fromEntries(call.fields.map(({ name }) => [name, 'none']));
        const answer = await client.send(call.name, input, { token });
        const fault = client.unfit(answer);
        if (answer.status !== 400 || fault)
          faults.push(`${fault ?? 'Expected 400'}: ${answer.said}`);
      }
      demand(faults.length === 0, faults.join('\n   '));
    },
  },
  {
    part: 'HTTP',
    rule: 'Answers are not to be stored: `Cache-Control: no-store`',
    async check({ client, token }) {
      const { headers, said } = await client.send('getProfile', {}, { token });
      demand(headers.get('cache-control')?.includes('no-store') ?? false, said);
    },
  },
  {
    part: 'HTTP',
    rule: 'A document of 4,000,000 bytes is not too large, and one byte more is',
    async check(bench) {
      const largest = await uploaded(bench, LARGEST);
      demand(largest.status !== 413, largest.said);
      const larger = await uploaded(bench, LARGEST + 1);
      refused(bench.client, larger, 413);
    },
  },
  {
    part: 'HTTP',
    rule: 'Signing out ends the session',
    async check({ client, signIn }) {
      const token = await signIn();
      good(client, await client.send('signOut', {}, { token }));
      refused(client, await client.send('getProfile', {}, { token }), 401);
    },
  },
  {
    part: 'HTTP',
    rule: 'A message to the operator gets one number, however often it is sent',
    async check({ client, token, newKey }) {
      const note = {
        topic: 'other',
        text: 'A conformance run sends this.',
        writtenAt: '2026-01-01T10:00:00.000Z',
      };
      const key = newKey();
      const once = good(client, await client.send('sendSupportNote', note, { token, key }));
      const again = good(client, await client.send('sendSupportNote', note, { token, key }));
      demand(
        recordOf(once)['noteId'] === recordOf(again)['noteId'],
        `Two numbers: ${JSON.stringify([once, again])}`,
      );
    },
  },
];
