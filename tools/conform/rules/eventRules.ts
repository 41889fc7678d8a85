import { type Bench, demand, good, NotTried, type Rule, recordOf } from '../bench.ts';
import { place, someCoupon, someOrder, someOrders } from '../orders.ts';

/** The house's own game that takes no choice. */
const OWN_GAME = 'oja-market-day';

/** Makes a call while listening, and demands every event that the contract says it causes. */
async function causing(bench: Bench, call: string, act: () => Promise<unknown>): Promise<void> {
  const listener = await bench.connect(bench.token);
  await act();
  const missing: string[] = [];
  for (const event of bench.client.causesOf(call)) {
    if ((await listener.await(event)) === undefined) missing.push(event);
  }
  demand(missing.length === 0, `${call} was answered, but nobody was told ${missing.join(', ')}`);
}

export const eventRules: Rule[] = [
  {
    part: 'Events',
    rule: 'A sportsbook bet is told with the new balance',
    async check(bench) {
      const order = await someCoupon(bench);
      await causing(bench, 'placeCoupon', () => place(bench, 'placeCoupon', order));
    },
  },
  {
    part: 'Events',
    rule: 'A cash-out is told with the bet and the new balance',
    async check(bench) {
      const { client, token, newKey } = bench;
      const { couponId } = await place(bench, 'placeCoupon', await someCoupon(bench));
      const quote = good(client, await client.send('quoteCashOut', { couponId }, { token }));
      const amount = recordOf(quote['cashOut'])['amount'];
      if (amount === undefined)
        throw new NotTried(`no cash-out is offered: ${JSON.stringify(quote)}`);
      const lowest = Math.floor(Number(amount) * 0.9);
      await causing(bench, 'cashOutCoupon', async () =>
        good(
          client,
          await client.send(
            'cashOutCoupon',
            { couponId, amount: lowest },
            { token, key: newKey() },
          ),
        ),
      );
    },
  },
  {
    part: 'Events',
    rule: 'A round of the house’s own game is told with the new balance',
    async check(bench) {
      const { client, token, newKey } = bench;
      const input = { gameCode: OWN_GAME, stake: 100, clientSeed: 'conform', choice: {} };
      await causing(bench, 'playRound', async () =>
        good(client, await client.send('playRound', input, { token, key: newKey() })),
      );
    },
  },
  {
    part: 'Events',
    rule: 'A bet that is decided at once is told to the other pages of its player: `bet:changed`',
    async check(bench) {
      const order = await someOrder(bench, false);
      await causing(bench, 'placeMatchOddsBet', () => place(bench, 'placeMatchOddsBet', order));
    },
  },
  {
    part: 'Events',
    rule: 'A bet that waits in its delay is told when it is decided: `bet:changed`',
    async check(bench) {
      const { client, token, newKey } = bench;
      const listener = await bench.connect(token);
      for (const order of await someOrders(bench, true)) {
        const answer = await client.send('placeMatchOddsBet', order, { token, key: newKey() });
        // A market in play may have been suspended meanwhile.
        if (answer.status !== 200) continue;
        const { betId, state } = recordOf(good(client, answer)['bet']);
        if (state !== 'delayed') continue;
        const isIt = (payload: unknown) => {
          const told = recordOf(recordOf(payload)['bet']);
          return told['betId'] === betId && told['state'] !== 'delayed';
        };
        const told = await listener.await('bet:changed', isIt, 2.5 * bench.patienceMs);
        demand(told !== undefined, `No bet:changed came for ${betId}: ${answer.said}`);
        return;
      }
      throw new NotTried('no bet in play was delayed');
    },
  },
  {
    part: 'Events',
    rule: 'Every event that came is as the contract says',
    async check({ events }) {
      const { heard, unfit } = events();
      if (heard === 0) throw new NotTried('no event came');
      demand(unfit.length === 0, unfit.join('\n   '));
    },
  },
];
