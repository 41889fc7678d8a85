import { beforeEach, describe, expect, test } from 'vitest';
import { changeMoneyLimit, takeBreak } from '../../src/contract/account/saferPlay.ts';
import { getStatement } from '../../src/contract/cashier/statement.ts';
import { getExposure } from '../../src/contract/cashier/wallet.ts';
import {
  actInRound,
  type CasinoRound,
  getSeed,
  listRounds,
  playRound,
  revealSeed,
} from '../../src/contract/casino/casino.ts';
import { GAMES, gameWithMaths } from '../../src/domain/casino/games.ts';
import { type ToldRound, unfairness } from '../../src/domain/casino/round.ts';
import { lagosIsoDate } from '../../src/domain/time/lagosTime.ts';
import { choiceFor } from '../../src/testing/casino/simulated.ts';
import { minesRound } from '../../tools/reference/casinoExamples.ts';
import { arrangeRefusal, type Given } from '../../tools/reference/given.ts';
import { lobby } from '../external/lobby.ts';

const STAKE = 100_00;

let given: Given;
beforeEach(async () => {
  given = await arrangeRefusal();
});

const wait = (time = '6s') => given.app.backend.control.run('clock', { advance: time });

/** A tile of some maths. */
function tileOf(maths: string): string {
  const game = lobby(0).games.find((one) => one.maths === maths && !one.isDown);
  if (!game) throw new Error(`no tile of ${maths}`);
  return game.gameCode;
}

const askFor = (maths: string, turn = 0) => {
  const game = gameWithMaths(maths);
  if (!game) throw new Error(`no maths ${maths}`);
  const choice = choiceFor(game, STAKE, turn);
  return { gameCode: tileOf(maths), stake: STAKE, clientSeed: 'adaeze', choice };
};

const play = (maths: string, key?: string, turn = 0) =>
  given.app.call(playRound, askFor(maths, turn), { ...given.adaeze, ...(key && { key }) });

async function playToEnd(maths: string, turn = 0): Promise<CasinoRound> {
  let { round } = await play(maths, undefined, turn);
  for (let step = 0; round.play?.allowed.length; step++) {
    const [first] = round.play.allowed;
    const isDone = step >= 2 || first === 'hit';
    const what = round.play.allowed.find((one) => one === 'cash-out' || one === 'stand');
    const action = isDone && what ? { do: what } : { do: 'open' as const, cell: step * 3 };
    if (round.play.maths.startsWith('crash')) {
      wait('200s');
      const { rounds } = await given.app.call(listRounds, {}, given.adaeze);
      round = rounds[0] ?? round;
    } else {
      const { roundId } = round;
      const sent = { roundId, step, action };
      ({ round } = await given.app.call(actInRound, sent, given.adaeze));
    }
  }
  return round;
}

function told({ play, fairness, returned }: CasinoRound): ToldRound {
  if (!play || !fairness) throw new Error('The round cannot be checked');
  const { choice, actions, shown, jackpot, firstStake } = play;
  return {
    ...fairness,
    choice,
    actions,
    shown,
    stakeKobo: firstStake,
    returnedKobo: returned,
    ...(jackpot?.drawn !== undefined && {
      jackpot: { kobo: jackpot.amount, drawn: jackpot.drawn },
    }),
  };
}

describe('every maths', () => {
  test.each(GAMES.map(({ id }) => [id]))(
    '%s is played, and found fair once its seed is told',
    async (id) => {
      const { app, adaeze } = given;
      const { next } = await app.call(getSeed, {}, adaeze);
      const rounds = [await playToEnd(id)];
      wait();
      rounds.push(await playToEnd(id, 1));
      expect(rounds.map(({ fairness }) => fairness?.nonce)).toEqual([1, 2]);
      expect(rounds.map(({ fairness }) => fairness?.serverSeed)).toEqual([undefined, undefined]);
      const { serverSeed, commit } = await app.call(revealSeed, {}, adaeze);
      expect(commit).toBe(next.commit);
      const game = gameWithMaths(id);
      if (!game) throw new Error(id);
      for (const round of rounds) {
        expect(round.state).toMatch(/^(won|lost)$/);
        expect(unfairness(game, serverSeed, told(round))).toBeUndefined();
        expect(unfairness(game, `${serverSeed}0`, told(round))).toBeDefined();
      }
      const after = await app.call(getSeed, {}, adaeze);
      expect(after.next).toMatchObject({ nonce: 1 });
      expect(after.next.commit).not.toBe(commit);
    },
  );
});

test('the wallet moves by lines of the ledger, and the statement adds up', async () => {
  const { app, adaeze } = given;
  const rounds: CasinoRound[] = [];
  for (const maths of ['goods', 'blackjack', 'mines-1', 'roulette', 'crash-1']) {
    rounds.push(await playToEnd(maths, 2));
  }
  const day = lagosIsoDate(app.backend.context.operator.clock.now());
  const statement = await app.call(getStatement, { from: day, to: day }, adaeze);
  const lines = statement.lines.filter(({ kind }) => kind.startsWith('game-'));
  const net = rounds.reduce((sum, { stake, returned }) => sum + returned - stake, 0);
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(net);
  expect(new Set(lines.map(({ product }) => product))).toEqual(new Set(['casino']));
  const all = statement.lines.reduce((sum, { amount }) => sum + amount, statement.opening);
  expect(all).toBe(statement.closing);
});

test('the same key is one round, and the same action is done once', async () => {
  const { app, adaeze } = given;
  const first = await play('mines-1', 'one-intent');
  expect(await play('mines-1', 'one-intent')).toEqual(first);
  expect((await app.call(listRounds, { reference: 'one-intent' }, adaeze)).total).toBe(1);
  const { roundId } = first.round;
  const open = { roundId, step: 0, action: { do: 'open' as const, cell: 4 } };
  const once = await app.call(actInRound, open, adaeze);
  expect(await app.call(actInRound, open, adaeze)).toEqual(once);
  const other = { ...open, action: { do: 'open' as const, cell: 5 } };
  expect(await app.refusal(actInRound, other, adaeze)).toMatchObject({ code: 'round-moved' });
});

test('nothing hidden is told while a round is open', async () => {
  const { round } = await play('mines-1');
  expect(round).toMatchObject({ state: 'open', returned: 0, play: { shown: [] } });
  const crash = (await play('crash-1', undefined, 3)).round;
  if (crash.state === 'open') expect(crash.play?.shown).toEqual([]);
  else expect(crash.play?.shown).toHaveLength(1);
});

test('somebody else’s round can be neither read nor played', async () => {
  const { round } = await play('mines-1');
  const { roundId } = round;
  const open = { roundId, step: 0, action: { do: 'open' as const, cell: 4 } };
  expect(await given.app.refusal(actInRound, open, given.emeka)).toMatchObject({
    code: 'unknown-round',
  });
});

test('the minimum time holds, and an open round comes first', async () => {
  const { app, adaeze } = given;
  await play('dice-1');
  expect(await app.refusal(playRound, askFor('dice-1'), adaeze)).toMatchObject({
    code: 'too-early',
  });
  wait('5s');
  await play('dice-1');
  await app.call(playRound, minesRound(), adaeze);
  wait();
  expect(await app.refusal(playRound, minesRound(), adaeze)).toMatchObject({ code: 'round-open' });
});

test('a double stakes as much again, and needs the money for it', async () => {
  const { app, adaeze } = given;
  for (let tries = 0; tries < 20; tries++) {
    const { exposureAmount: _, ...before } = await app.call(getExposure, {}, adaeze);
    expect(before).toBeDefined();
    const { round } = await play('blackjack');
    if (round.play?.allowed.includes('double')) {
      const sent = { roundId: round.roundId, step: 0, action: { do: 'double' as const } };
      const after = (await app.call(actInRound, sent, adaeze)).round;
      expect(after).toMatchObject({ stake: 2 * STAKE, play: { firstStake: STAKE } });
      expect(after.state).not.toBe('open');
      return;
    }
    wait();
  }
  throw new Error('no round could be doubled');
});

test('a round that nobody finishes ends after a day', async () => {
  const { app, adaeze } = given;
  const { round } = await app.call(playRound, minesRound(), adaeze);
  wait('25h');
  const { rounds } = await app.call(listRounds, { reference: round.reference }, adaeze);
  expect(rounds[0]?.state).not.toBe('open');
});

test('a double is held by the limit for one bet, with the stake that it doubles', async () => {
  const { app, adaeze } = given;
  await app.call(changeMoneyLimit, { kind: 'stake', period: 'bet', amount: 2 * STAKE - 1 }, adaeze);
  for (let tries = 0; tries < 20; tries++) {
    const { round } = await play('blackjack');
    if (round.play?.allowed.includes('double')) {
      const sent = { roundId: round.roundId, step: 0, action: { do: 'double' as const } };
      expect(await app.refusal(actInRound, sent, adaeze)).toMatchObject({ code: 'stake-limit' });
      await app.call(changeMoneyLimit, { kind: 'stake', period: 'bet', amount: STAKE }, adaeze);
      const stand = { ...sent, action: { do: 'stand' as const } };
      expect((await app.call(actInRound, stand, adaeze)).round).toMatchObject({ stake: STAKE });
      return;
    }
    wait();
  }
  throw new Error('no round could be doubled');
});

test('a break ends play, but an open round may be finished', async () => {
  const { app, adaeze } = given;
  const { round } = await app.call(playRound, minesRound(), adaeze);
  await app.call(takeBreak, { kind: 'time-out', length: 1 }, adaeze);
  expect(await app.refusal(playRound, askFor('goods'), adaeze)).toMatchObject({
    code: 'on-a-break',
  });
  const open = { roundId: round.roundId, step: 0, action: { do: 'open' as const, cell: 4 } };
  expect((await app.call(actInRound, open, adaeze)).round.play?.actions).toHaveLength(1);
});

test('during a break an open round goes no further than to its end', async () => {
  const { app, adaeze } = given;
  const act = (roundId: string, step: number, action: { do: 'open' | 'cash-out'; cell?: number }) =>
    ({ roundId, step, action }) as const;
  for (let tries = 0; tries < 20; tries++) {
    const begun = (await app.call(playRound, minesRound(), adaeze)).round;
    const first = act(begun.roundId, 0, { do: 'open', cell: tries });
    const { round } = await app.call(actInRound, first, adaeze);
    if (round.state === 'open') {
      await app.call(takeBreak, { kind: 'time-out', length: 1 }, adaeze);
      const more = act(round.roundId, 1, { do: 'open', cell: 24 });
      expect(await app.refusal(actInRound, more, adaeze)).toMatchObject({ code: 'on-a-break' });
      const out = act(round.roundId, 1, { do: 'cash-out' });
      expect((await app.call(actInRound, out, adaeze)).round.state).toBe('won');
      return;
    }
    wait();
  }
  throw new Error('no cell was safe');
});
