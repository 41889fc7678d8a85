import { lagosIsoDate } from '../../../src/domain/time/lagosTime.ts';
import { demand, good, kobo, listOf, type Rule, recordOf, refused, serverNow } from '../bench.ts';
import { place, someOrder } from '../orders.ts';

const DAY_MS = 86_400_000;

export const moneyRules: Rule[] = [
  {
    part: 'Money',
    rule: 'A bet is placed once, however often its `Idempotency-Key` is sent',
    async check(bench) {
      const { client, token, newKey } = bench;
      const key = newKey();
      const order = await someOrder(bench, false);
      const once = await place(bench, 'placeMatchOddsBet', order, key);
      const again = await place(bench, 'placeMatchOddsBet', order, key);
      demand(once['betId'] === again['betId'], `Two bets: ${once['betId']} and ${again['betId']}`);
      const found = good(client, await client.send('listBets', { reference: key }, { token }));
      const bets = listOf(found, 'bets');
      demand(bets.length === 1, `GET /bets?reference=${key} lists ${bets.length} bets`);
    },
  },
  {
    part: 'Money',
    rule: 'A key that was used for something else is refused with 409',
    async check(bench) {
      const { client, token, newKey } = bench;
      const key = newKey();
      const order = await someOrder(bench, false);
      await place(bench, 'placeMatchOddsBet', order, key);
      const other = { ...order, stake: Number(order['stake']) + 1 };
      refused(client, await client.send('placeMatchOddsBet', other, { token, key }), 409);
    },
  },
  {
    part: 'Money',
    rule: 'Nonsense is refused with 400: odds of 1, a negative stake, half a kobo',
    async check(bench) {
      const { client, token, newKey } = bench;
      const order = await someOrder(bench, false);
      for (const wrong of [{ price: 1 }, { stake: -100 }, { stake: 100.005 }]) {
        const input = { ...order, ...wrong };
        refused(
          client,
          await client.send('placeMatchOddsBet', input, { token, key: newKey() }),
          400,
        );
      }
    },
  },
  {
    part: 'Money',
    rule: 'A bet that closes is refused where the position is not the one that it names',
    async check(bench) {
      const { client, token, newKey } = bench;
      const order = await someOrder(bench, false);
      const { bet } = good(
        client,
        await client.send('placeMatchOddsBet', order, { token, key: newKey() }),
      );
      const { runnerId, profit } = recordOf(bet);
      // One kobo more than there is.
      const position = [{ outcome: runnerId, result: Number(profit) + 0.01 }];
      const closing = { ...order, side: 'lay', price: 1000, isHedge: true, position };
      const answer = await client.send('placeMatchOddsBet', closing, { token, key: newKey() });
      refused(client, answer, 422);
      const code = recordOf(answer.body)['code'];
      demand(code === 'position-changed', `Refused with ${code}`);
    },
  },
  {
    part: 'Money',
    rule: 'The statement adds up: opening, each line and closing',
    async check(bench) {
      const { client, token } = bench;
      const now = await serverNow(bench);
      for (const days of [1, 60]) {
        const span = { from: lagosIsoDate(now - days * DAY_MS), to: lagosIsoDate(now) };
        const statement = good(client, await client.send('getStatement', span, { token }));
        let balance = kobo(statement['opening']);
        for (const line of listOf(statement, 'lines')) {
          balance += kobo(line['amount']);
          demand(
            balance === kobo(line['balance']),
            `Line ${line['lineId']}: ${JSON.stringify(line)}`,
          );
        }
        const closing = kobo(statement['closing']);
        demand(balance === closing, `The lines lead to ${balance / 100}, not ${closing / 100}`);
      }
    },
  },
  {
    part: 'Money',
    rule: 'The exposure is the sum of its markets',
    async check({ client, token }) {
      const { exposureAmount, markets } = good(
        client,
        await client.send('getExposure', {}, { token }),
      );
      const parts = listOf({ markets }, 'markets').reduce(
        (sum, row) => sum + kobo(row['exposure']),
        0,
      );
      demand(parts === kobo(exposureAmount), `${parts / 100} in markets, ${exposureAmount} in all`);
    },
  },
  {
    part: 'Money',
    rule: 'A deposit waits, is listed, and is found by the key that it was sent with',
    async check({ client, token, newKey }) {
      const key = newKey();
      const gateways = listOf(
        good(client, await client.send('listGateways', { kind: 'deposit' }, { token })),
        'gateways',
      );
      const bank = gateways.find(
        ({ status, paymentId }) => status === 'working' && paymentId === 'bank',
      );
      const input = { gateway: bank?.['code'], amount: Math.max(1000, Number(bank?.['min'])) };
      const made = good(client, await client.send('createDeposit', input, { token, key }));
      const { depositId, amount } = recordOf(made['deposit']);
      demand(amount === input.amount, `Asked for ${input.amount}, and the deposit is of ${amount}`);
      const list = good(client, await client.send('listDeposits', { clientKey: key }, { token }));
      const found = listOf(list, 'deposits').map((row) => row['depositId']);
      demand(
        found.length === 1 && found[0] === depositId,
        `Found ${JSON.stringify(found)} for ${depositId}`,
      );
    },
  },
];
