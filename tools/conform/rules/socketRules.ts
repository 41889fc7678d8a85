import { lagosIsoDate } from '../../../src/domain/time/lagosTime.ts';
import {
  type Bench,
  demand,
  good,
  kobo,
  listOf,
  NotTried,
  type Rule,
  recordOf,
  serverNow,
} from '../bench.ts';

async function gameInPlay({ client }: Bench): Promise<unknown> {
  const answer = good(client, await client.send('listEvents', { category: 'inplay' }));
  const [event] = listOf(answer, 'events');
  if (!event) throw new NotTried('no match is in play');
  return event['gameId'];
}

export const socketRules: Rule[] = [
  {
    part: 'Socket',
    rule: 'A bad token is refused with `connect_error` and data of type `SessionError`',
    async check({ connect }) {
      // Where nobody is let in, a refusal says nothing.
      await connect('');
      const error = await connect('nobody').then(
        () => undefined,
        (reason: { data?: unknown }) => reason,
      );
      demand(error !== undefined, 'It was let in');
      demand(
        recordOf(error.data)['type'] === 'SessionError',
        `Refused with ${JSON.stringify(error.data)}`,
      );
    },
  },
  {
    part: 'Socket',
    rule: 'A guest with an empty token is let in, also by polling',
    async check({ connect }) {
      await connect('');
      await connect('', ['polling']);
    },
  },
  {
    part: 'Socket',
    rule: '`session_check` is acknowledged with `success` for a player, `failed` for a guest',
    async check({ connect, token }) {
      const player = recordOf(await (await connect(token)).ask('session_check', {}));
      demand(player['status'] === 'success', `The player is told ${JSON.stringify(player)}`);
      const guest = recordOf(await (await connect('')).ask('session_check', {}));
      demand(guest['status'] === 'failed', `The guest is told ${JSON.stringify(guest)}`);
    },
  },
  {
    part: 'Socket',
    rule: '`get:balance` is the closing balance of the statement',
    async check(bench) {
      const { client, connect, token } = bench;
      const answer = recordOf(await (await connect(token)).ask('get:balance', {}));
      demand(answer['status'] === 'success', JSON.stringify(answer));
      const day = lagosIsoDate(await serverNow(bench));
      const span = { from: day, to: day };
      const { closing } = good(client, await client.send('getStatement', span, { token }));
      const { balance } = recordOf(answer['data']);
      demand(typeof balance === 'number', `The balance is ${JSON.stringify(balance)}`);
      demand(
        kobo(balance) === kobo(closing),
        `${balance} on the socket, ${closing} in the statement`,
      );
    },
  },
  {
    part: 'Socket',
    rule: '`market:watch` starts with a snapshot that has every market of the match',
    async check(bench) {
      const gameId = await gameInPlay(bench);
      const listener = await bench.connect('');
      const snapshot = recordOf(await listener.ask('market:watch', { gameId }));
      demand(snapshot['kind'] === 'snapshot', JSON.stringify(snapshot).slice(0, 300));
      const game = good(bench.client, await bench.client.send('getEvent', { gameId }));
      const ids = (value: unknown) =>
        listOf(value, 'markets').map(({ marketId }) => String(marketId));
      const watched = new Set(ids(snapshot));
      const missing = ids(game).filter((id) => !watched.has(id));
      // A market may have opened in between.
      demand(missing.length <= 2, `The snapshot lacks ${missing.join(', ')}`);
    },
  },
  {
    part: 'Socket',
    rule: '`market:beat` comes every 3 seconds, and `market:change` rises by one',
    async check(bench) {
      const gameId = await gameInPlay(bench);
      const listener = await bench.connect('');
      const snapshot = recordOf(await listener.ask('market:watch', { gameId }));
      const isOurs = (payload: unknown) => recordOf(payload)['gameId'] === gameId;
      const isBeat = (payload: unknown) => Array.isArray(payload) && payload[0] === gameId;
      demand(
        (await listener.await('market:beat', isBeat, 6000)) !== undefined,
        'No beat in 6 seconds',
      );
      const change = await listener.await('market:change', isOurs, 20_000);
      if (change === undefined) throw new NotTried('no price has moved in 20 seconds');
      const seq = Number(recordOf(change)['seq']);
      demand(
        seq === Number(snapshot['seq']) + 1,
        `The first change after ${snapshot['seq']} is ${seq}`,
      );
      const resumed = recordOf(await listener.ask('market:watch', { gameId, since: seq - 1 }));
      const first = recordOf(listOf(resumed, 'changes')[0]);
      const isWhole = resumed['kind'] === 'snapshot' || first['seq'] === seq;
      demand(isWhole, `Asked since ${seq - 1}, told ${JSON.stringify(resumed).slice(0, 200)}`);
    },
  },
  {
    part: 'Socket',
    rule: 'A question that is wrong is refused, not left without an answer',
    async check({ connect }) {
      const listener = await connect('');
      for (const payload of [{ gameId: 'none' }, { gameId: 5 }]) {
        const answer = recordOf(await listener.ask('market:watch', payload));
        demand(
          answer['kind'] === 'refused',
          `${JSON.stringify(payload)}: ${JSON.stringify(answer)}`,
        );
      }
    },
  },
  {
    part: 'Socket',
    rule: 'Signing out closes the connection of that session',
    async check({ client, connect, signIn }) {
      const token = await signIn();
      const { socket } = await connect(token);
      const closed = new Promise((resolve) => socket.once('disconnect', resolve));
      good(client, await client.send('signOut', {}, { token }));
      const end = await Promise.race([
        closed,
        new Promise((wake) => setTimeout(wake, 5000, 'open')),
      ]);
      demand(end !== 'open', 'It was still open after 5 seconds');
    },
  },
];
