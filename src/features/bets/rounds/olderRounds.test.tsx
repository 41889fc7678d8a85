import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TEST_START } from '../../../../mocks/hosts/testStart.ts';
import { type CasinoRound, listRounds } from '../../../contract/casino/casino.ts';
import { openNetwork } from '../../../testing/network.ts';
import { show, shows } from '../../../testing/show.tsx';
import { MyBetsView } from '../MyBetsView.tsx';
// Comes late in the app.
import './RoundList.tsx';

const PAGE = 50;

const round = (number: number): CasinoRound => ({
  ...{ roundId: `R${number}`, reference: `r${number}`, provider: 'oja' },
  ...{ gameCode: 'oja-market-day', gameName: 'Market Day', stake: 100_00, detail: '' },
  ...{
    returned: 0,
    state: number === 1 ? 'void' : 'lost',
    playedAt: TEST_START - (61 - number) * 60_000,
  },
});

test('a void round that is older than the first page can be reached under No result', async () => {
  const network = openNetwork();
  const all = Array.from({ length: 60 }, (_, index) => round(60 - index));
  network.answer(listRounds, ({ page = 1 }) => {
    const rounds = all.slice((page - 1) * PAGE, page * PAGE);
    return { asOf: Date.now(), rounds, total: all.length };
  });
  await network.signIn('emeka');
  const user = show(<MyBetsView />, { at: '/mybets?group=void' });
  await shows(/None among your latest rounds/);
  await user.click(await screen.findByRole('button', { name: 'Show older rounds' }));
  await shows(/Market DayVoid/);
  expect(screen.queryByRole('button', { name: 'Show older rounds' })).toBeNull();
  expect(screen.queryByText(/None among/)).toBeNull();
});

test('a round that is under way has returned nothing yet, and does not say so', async () => {
  const network = openNetwork();
  network.answer(listRounds, () => ({
    ...{ asOf: Date.now(), total: 1 },
    rounds: [{ ...round(2), state: 'open' as const }],
  }));
  await network.signIn('emeka');
  show(<MyBetsView />, { at: '/mybets' });
  await shows(/In progressStaked ₦100/);
  expect(screen.queryByText(/returned/)).toBeNull();
});
