import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { call } from '../../../api/call.ts';
import { getVirtuals } from '../../../contract/casino/virtuals.ts';
import { commitOf } from '../../../domain/casino/chance.ts';
import { virtualGoals } from '../../../domain/virtuals/goals.ts';
import { openNetwork } from '../../../testing/network.ts';
import { show, shows } from '../../../testing/show.tsx';
import { until } from '../../../testing/until.ts';
import { LeagueResults } from './LeagueFacts.tsx';
import { type LeagueAnswer, league } from './league.ts';

const MINUTE_MS = 60_000;

/** The league as the page shows it while bets are taken; then, a round later, as it is told. */
async function aRoundLater({ isWatched = true } = {}): Promise<LeagueAnswer> {
  const network = openNetwork();
  const ahead = (ms: number) => network.run('clock', { advance: `${ms}ms` });
  const now = await call(getVirtuals, {}, { quiet: true });
  ahead(now.round.endsAt - now.asOf);
  if (isWatched) {
    onTestFinished(league.follow(undefined));
    await until(() => expect(league.state.answer?.round.phase).toBe('betting'));
  }
  ahead(3 * MINUTE_MS);
  return call(getVirtuals, {}, { quiet: true });
}

/** The same matches, made from another secret whose hash fits it. */
function swapped(answer: LeagueAnswer): LeagueAnswer {
  const { last } = answer;
  const serverSeed = 'another secret';
  const matches = last.matches.map((match, index) => ({
    ...match,
    goals: virtualGoals(serverSeed, { round: last.number, match: index }, match),
  }));
  return { ...answer, last: { ...last, serverSeed, commit: commitOf(serverSeed), matches } };
}

async function check(answer: LeagueAnswer): Promise<void> {
  const user = show(<LeagueResults answer={answer} isOpenFirst />);
  await user.click(screen.getByText('Is it fair? Check it yourself'));
  await user.click(screen.getByRole('button', { name: /^Check matchday/ }));
}

test('a round that was made from the secret shown before kick-off is found fair', async () => {
  await check(await aRoundLater());
  await shows(/follow from the secret whose hash this phone was shown before kick-off/);
});

test('a secret that was swapped after the bets, with a hash that fits it, is found out', async () => {
  await check(swapped(await aRoundLater()));
  await shows(/The secret is not the one whose hash this phone was shown before kick-off/);
});

test('of a round that this phone did not watch the check says only that the secret fits', async () => {
  await check(await aRoundLater({ isWatched: false }));
  await shows(/follow from the secret, and it fits the hash we tell now/);
});
