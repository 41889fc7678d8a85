import { expect, test } from 'vitest';
import { lobby } from '../../../../mocks/external/lobby.ts';
import { call } from '../../../api/call.ts';
import {
  type CasinoRound,
  getSeed,
  listRounds,
  playRound,
  revealSeed,
} from '../../../contract/casino/casino.ts';
import { commitOf } from '../../../domain/casino/chance.ts';
import { gameWithMaths } from '../../../domain/casino/games.ts';
import { workedOut } from '../../../domain/casino/round.ts';
import { type Network, openNetwork } from '../../../testing/network.ts';
import { show, shows } from '../../../testing/show.tsx';
import { until } from '../../../testing/until.ts';
import { beginForMoney, lastRounds, tellSeed } from '../moneyRounds.ts';
import { playerWords } from '../playerWords.ts';
import { sitDown } from '../playing.ts';
import { beginning } from '../seat.ts';
import { FairnessPanel } from './FairnessPanel.tsx';
import { HandCheck } from './HandCheck.tsx';
import { nextSeed } from './nextSeed.ts';
import { noteShown } from './shownSeeds.ts';

const MATHS = 'dice-1';
const CHOICE = { side: 'over', at: 5000 } as const;
const STAKE = 100_00;

function tile() {
  const found = lobby(0).games.find(({ maths, isDown }) => maths === MATHS && !isDown);
  if (!found) throw new Error(`no tile of ${MATHS}`);
  return found;
}

/** A server that makes the round from this secret, whatever it has shown before. */
function roundFrom(serverSeed: string, clientSeed: string, reference: string): CasinoRound {
  const game = gameWithMaths(MATHS);
  if (!game) throw new Error('no such game');
  const seeds = { serverSeed, clientSeed, nonce: 1 };
  const facts = { stakeKobo: STAKE, choice: CHOICE, actions: [] };
  const { shown, returnedKobo, text } = workedOut(game, seeds, { ...seeds, ...facts });
  const { gameCode, name: gameName, provider } = tile();
  return {
    roundId: 'R1',
    reference,
    provider,
    gameCode,
    gameName,
    stake: STAKE,
    returned: returnedKobo,
    state: returnedKobo > STAKE ? 'won' : 'lost',
    playedAt: Date.now(),
    detail: text,
    play: { maths: MATHS, firstStake: STAKE, choice: CHOICE, actions: [], shown, allowed: [] },
    fairness: { commit: commitOf(serverSeed), ...seeds },
  };
}

async function sit(): Promise<Network> {
  const network = openNetwork();
  await network.signIn();
  sitDown(tile(), false);
  await until(() => expect(nextSeed.state.status).toBe('ready'));
  return network;
}

async function play(): Promise<void> {
  playerWords.text = 'my words';
  beginForMoney(STAKE, CHOICE);
  await until(() => expect(beginning.phase.is).not.toBe('sending'));
}

const showPanel = () => show(<FairnessPanel isFun={false} onCheck={() => undefined} />);

test('a round that was made from the shown secret is found fair', async () => {
  await sit();
  await play();
  await tellSeed();
  showPanel();
  await shows(/Fair: checked here/);
});

test('a secret that was swapped after the stake, with a hash that fits it, is found out', async () => {
  const network = await sit();
  let round: CasinoRound | undefined;
  network.answer(playRound, ({ clientSeed }, key) => {
    round = roundFrom('another secret', clientSeed, key);
    return { round, next: { commit: commitOf('another secret'), nonce: 2 } };
  });
  network.answer(listRounds, () => ({
    asOf: Date.now(),
    rounds: round ? [round] : [],
    total: 1,
  }));
  await play();
  await lastRounds.refresh();
  showPanel();
  await shows(/Not fair: The hash is not the one this phone was shown before the round/);
});

test('of a round that was played on another phone the list says only that it fits', async () => {
  await sit();
  const sent = { gameCode: tile().gameCode, stake: STAKE, clientSeed: 'theirs', choice: CHOICE };
  await call(playRound, sent, { idempotencyKey: 'other phone', quiet: true });
  await tellSeed();
  showPanel();
  await shows(/fits the hash in this list/);
});

test('a secret that was revealed on another phone makes no round here look unfair', async () => {
  const network = await sit();
  await call(revealSeed, {}, { quiet: true });
  await play();
  expect(beginning.phase).toMatchObject({ is: 'editing', problem: { code: 'seed-changed' } });
  const { next } = await call(getSeed, {}, { quiet: true });
  await until(() => expect(nextSeed.state.data?.next).toEqual(next));
  await play();
  expect(beginning.phase.is).toBe('done');
  expect((await network.sent(playRound)).at(-1)?.input.shown).toEqual(next);
  await tellSeed();
  showPanel();
  await shows(/Fair: checked here/);
});

test('nor does an answer that was lost: the next round is shown before it is played', async () => {
  const network = await sit();
  network.run('fault', { match: 'POST /casino/round', ackLost: true, times: 1 });
  await play();
  await until(() => expect(beginning.phase.is).toBe('done'));
  await until(() => expect(nextSeed.state.data?.next.nonce).toBe(2));
  await tellSeed();
  showPanel();
  await shows(/Fair: checked here/);
});

test.each([
  ['was typed', undefined, undefined, /The secret fits this hash\. Its result is/],
  ['is of another phone', 'key', undefined, /The secret fits this hash\. Its result is/],
  ['is as it was shown', 'key', 'a secret', /The secret is the one that was promised\./],
  ['was swapped', 'key', 'the shown one', /The hash is not the one this phone was shown/],
])(
  'by hand, of seeds it says no more than this phone knows: what %s',
  async (_, key, shown, said) => {
    openNetwork();
    const round = roundFrom('a secret', 'my words', key ?? '');
    const game = gameWithMaths(MATHS);
    const { fairness } = round;
    if (!game || !fairness) throw new Error('no such game');
    if (shown) noteShown({ ...fairness, commit: commitOf(shown), reference: round.reference });
    const { commit, clientSeed, nonce } = fairness;
    const typed = { commit, serverSeed: 'a secret', clientSeed, nonce: String(nonce) };
    const seeds = { ...typed, ...(key && { round }) };
    const onChange = () => undefined;
    show(<HandCheck seeds={seeds} onChange={onChange} turn={0} game={game} choice={CHOICE} />);
    await shows(said);
  },
);
