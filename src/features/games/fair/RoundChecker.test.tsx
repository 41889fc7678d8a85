import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { commitOf } from '../../../domain/casino/chance.ts';
import { gameWithMaths } from '../../../domain/casino/games.ts';
import { workedOut } from '../../../domain/casino/round.ts';
import { openNetwork } from '../../../testing/network.ts';
import { show, shows } from '../../../testing/show.tsx';
import type { CheckableRound } from './checkedRound.ts';
import { OpenRoundCheck } from './OpenRoundCheck.tsx';
import { verdictOn } from './pastedRound.ts';
import { RoundChecker } from './RoundChecker.tsx';
import { roundText } from './roundText.ts';
import { noteShown } from './shownSeeds.ts';

const SEEDS = { serverSeed: 'a secret', clientSeed: 'my words', nonce: 7 };
const STAKE = 500_00;

/** A round of a slot as the server tells it once its secret is told. */
function fairRound(changes: Partial<NonNullable<CheckableRound['fairness']>> = {}): CheckableRound {
  const game = gameWithMaths('lines-low-1');
  if (!game) throw new Error('no such game');
  const facts = { stakeKobo: STAKE, choice: {}, actions: [] };
  const { shown, returnedKobo } = workedOut(game, SEEDS, { ...SEEDS, ...facts });
  return {
    roundId: 'R700001',
    gameName: 'Lagos Lights',
    stake: STAKE,
    returned: returnedKobo,
    state: returnedKobo > STAKE ? 'won' : 'lost',
    playedAt: Date.now(),
    detail: 'Three lions',
    play: { maths: game.id, firstStake: STAKE, choice: {}, actions: [], shown, allowed: [] },
    fairness: { commit: commitOf(SEEDS.serverSeed), ...SEEDS, ...changes },
  };
}

beforeEach(() => {
  // Whatever is checked here needs no network.
  openNetwork().goDown();
});

const field = () => screen.getByRole('textbox', { name: 'Round or its link' });
const checkIt = () => screen.getByRole('button', { name: 'Check the round' });

test('a pasted round is checked without a network', async () => {
  const user = show(<RoundChecker />, { at: '/fairplay' });
  await user.fill(field(), roundText(fairRound()));
  await user.click(checkIt());
  await shows(/It fits\. The secret fits the hash in this text/);
  await shows(/Lagos Lights/);
});

test.each([
  ['was shown before it', {}, /Fair\. The secret is the one we promised/],
  [
    'had another hash',
    { commit: commitOf('first') },
    /Not fair\. The hash is not the one this phone/,
  ],
  ['had another number', { nonce: 6 }, /Not fair\. The round number is not the one this phone/],
  ['had other words', { clientSeed: 'older words' }, /Not fair\. The words are not the ones/],
])('a round is held against what this phone kept of it: it %s', async (_, changes, said) => {
  const { fairness = { commit: '', clientSeed: '', nonce: 1 }, ...round } = fairRound();
  noteShown({ ...fairness, ...changes, reference: 'key' });
  const user = show(<RoundChecker />, { at: '/fairplay' });
  await user.fill(field(), roundText({ ...round, fairness, reference: 'key' }));
  await user.click(checkIt());
  await shows(said);
});

test('a round opened from its game’s page is checked on arrival', async () => {
  await act(async () => {
    show(<OpenRoundCheck />, { at: `/fairplay#round=${roundText(fairRound())}` });
  });
  await shows(/It fits\. The secret fits the hash in this text/);
});

test.each([
  ['secret', { serverSeed: 'another secret' }, /The secret is not the one we promised/],
  [
    'secret, with a hash that fits it',
    { serverSeed: 'another secret', commit: commitOf('another secret') },
    /The seeds give another result/,
  ],
  ['word of the player', { clientSeed: 'other words' }, /The seeds give another result/],
  ['number', { nonce: 8 }, /The seeds give another result/],
])('a changed %s fails', async (_, changes, fault) => {
  const user = show(<RoundChecker />, { at: '/fairplay' });
  await user.fill(field(), roundText(fairRound(changes)));
  await user.click(checkIt());
  await shows(/Not fair\./);
  await shows(fault);
});

test('a return that was changed fails', () => {
  const round = fairRound();
  const verdict = verdictOn(roundText({ ...round, returned: round.returned + 1_00 }), []);
  expect(verdict).toMatchObject({
    is: 'unfair',
    fault: expect.stringMatching(/paid something else/),
  });
});

test('what cannot be checked says why', () => {
  const { fairness, play, ...round } = fairRound();
  expect(verdictOn('half of it', [])).toEqual({ is: 'unreadable' });
  expect(verdictOn(roundText(round), []).is).toBe('unmade');
  expect(verdictOn(roundText({ ...round, play, fairness, state: 'open' }), []).is).toBe('open');
  const { serverSeed: _, ...untold } = fairness ?? { commit: '', clientSeed: '', nonce: 1 };
  expect(verdictOn(roundText({ ...round, play, fairness: untold }), []).is).toBe('secret');
});
