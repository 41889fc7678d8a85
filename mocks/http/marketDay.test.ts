import { beforeEach, expect, test } from 'vitest';
import { getStatement } from '../../src/contract/cashier/statement.ts';
import {
  type CasinoRound,
  getMarketDay,
  listRounds,
  playMarketDay,
  revealMarketDay,
} from '../../src/contract/casino/casino.ts';
import { unfairness } from '../../src/domain/play/marketDay.ts';
import { arrangeRefusal, type Given } from '../reference/given.ts';

let given: Given;
beforeEach(async () => {
  given = await arrangeRefusal();
});

const play = (key?: string) =>
  given.app.call(
    playMarketDay,
    { stake: 100_00, clientSeed: 'adaeze' },
    { ...given.adaeze, ...(key && { key }) },
  );
const wait = () => given.app.backend.control.run('clock', { advance: '3s' });

async function playSome(count: number): Promise<CasinoRound[]> {
  const rounds: CasinoRound[] = [];
  for (let i = 0; i < count; i++) {
    rounds.push((await play()).round);
    wait();
  }
  return rounds;
}

const checked = ({ fairness, stake, returned }: CasinoRound) => {
  if (!fairness) throw new Error('The round cannot be checked');
  return { ...fairness, stakeKobo: stake, returnedKobo: returned };
};

test('every round is made from the seed that was promised, and found out if it were not', async () => {
  const { app, adaeze } = given;
  const { next } = await app.call(getMarketDay, {}, adaeze);
  const rounds = await playSome(20);
  expect(rounds.map(({ fairness }) => fairness?.nonce)).toEqual(rounds.map((_, i) => i + 1));
  expect(new Set(rounds.map(({ fairness }) => fairness?.serverSeed))).toEqual(new Set([undefined]));
  const { serverSeed, commit } = await app.call(revealMarketDay, {}, adaeze);
  expect(commit).toBe(next.commit);
  for (const round of rounds) {
    expect(unfairness(serverSeed, checked(round))).toBeUndefined();
    expect(unfairness(`${serverSeed}0`, checked(round))).toBeDefined();
  }
  const after = await app.call(getMarketDay, {}, adaeze);
  expect(after.next).toMatchObject({ nonce: 1 });
  expect(after.next.commit).not.toBe(commit);
});

test('the wallet moves by lines of the ledger, and the statement adds up', async () => {
  const { app, adaeze } = given;
  const rounds = await playSome(10);
  const day = { from: '2026-03-14', to: '2026-03-14' };
  const statement = await app.call(getStatement, day, adaeze);
  const lines = statement.lines.filter(({ kind }) => kind.startsWith('game-'));
  const net = rounds.reduce((sum, { stake, returned }) => sum + returned - stake, 0);
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(net);
  expect(new Set(lines.map(({ product }) => product))).toEqual(new Set(['casino']));
  const all = statement.lines.reduce((sum, { amount }) => sum + amount, statement.opening);
  expect(all).toBe(statement.closing);
});

test('the same key is one round', async () => {
  const { app, adaeze } = given;
  const first = await play('one-intent');
  wait();
  expect(await play('one-intent')).toEqual(first);
  expect((await app.call(listRounds, { reference: 'one-intent' }, adaeze)).total).toBe(1);
});

test('no two rounds come closer than two and a half seconds', async () => {
  const { app, adaeze } = given;
  await play();
  const refusal = await app.refusal(playMarketDay, { stake: 100_00, clientSeed: 'adaeze' }, adaeze);
  expect(refusal).toMatchObject({ code: 'too-early' });
});
