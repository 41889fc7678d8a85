import { screen } from '@testing-library/react';
import { ref } from 'valtio/vanilla';
import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '../../../mocks/domain/refusal.ts';
import { call } from '../../api/call.ts';
import { issueReceipt } from '../../contract/account/receipts.ts';
import { listBets, placeMatchOddsBet } from '../../contract/betting/bets.ts';
import { getEvent, listEvents } from '../../contract/betting/catalogue.ts';
import { type ChainedBet, type ChainFault, checkChain } from '../../domain/account/chainCheck.ts';
import { type Network, openNetwork } from '../../testing/network.ts';
import { show } from '../../testing/show.tsx';
import { MoneyCheck } from './MoneyCheck.tsx';
import { moneyAudit } from './moneyAudit.ts';
import { readChain } from './readChain.ts';

let network: Network;
beforeEach(async () => {
  network = openNetwork();
  await network.signIn('adaeze');
});

async function place(key: string): Promise<string> {
  const { events } = await call(listEvents, { category: 'soccer' });
  const gameId = events.find(({ status }) => status === 'upcoming')?.gameId ?? '';
  const { markets } = await call(getEvent, { gameId });
  const market = markets.find(({ kind, status }) => kind === 'match_odds' && status === 'open');
  const runner = market?.runners.find(({ back }) => back.length > 0);
  if (!market || !runner) throw new Error('nothing to bet on');
  const { bet } = await call(
    placeMatchOddsBet,
    {
      gameId,
      ...{ marketId: market.marketId, version: market.version, runnerId: runner.runnerId },
      ...{ side: 'back', price: runner.back[0]?.[0] ?? 0, stake: 500_00, onPriceChange: 'any' },
    },
    { idempotencyKey: key },
  );
  return bet.betId;
}

const bets = async () => (await call(listBets, { group: 'open' })).bets;

test('the bets just placed are found in the chain, and older ones are not judged', async () => {
  const placed = [await place('one'), await place('two')];
  const books = await readChain(await bets());
  // One of them twice: it was asked for.
  expect(new Set(books?.told.map(({ id }) => id))).toEqual(new Set(placed));
  expect(checkChain(books ?? { bets: [], told: [], known: [] })).toEqual({ count: 2 });
});

test('a bet that the server leaves out, or denies, is found', async () => {
  const first = await place('one');
  const { receipt, chain } = await call(issueReceipt, { kind: 'bet', id: first });
  const second = await place('two');
  network.answer(issueReceipt, () => ({ receipt, chain }));
  const books = await readChain(await bets());
  const fault = { is: 'missing', bet: { id: second } };
  expect(books && checkChain(books).fault).toMatchObject(fault);
  network.answer(issueReceipt, () => {
    throw new Refusal('unknown-record', 'We have nothing of yours by this number', { status: 404 });
  });
  const denied = await readChain(await bets());
  expect(denied && checkChain(denied).fault).toMatchObject({ is: 'missing' });
});

test('a chain that was written anew is found by what this phone knows', async () => {
  const id = await place('one');
  const { receipt, chain } = await call(issueReceipt, { kind: 'bet', id });
  await readChain(await bets());
  const changed = chain.map((link) => ({ ...link, hash: 'f'.repeat(64) }));
  network.answer(issueReceipt, () => ({ receipt, chain: changed }));
  const books = await readChain(await bets());
  expect(books && checkChain(books).fault).toEqual({ is: 'changed', no: 1 });
});

const BET: ChainedBet = {
  kind: 'bet',
  id: 'B1',
  name: 'Lagos Lions, Lions v Kings',
  placedAt: Date.parse('2026-03-14T17:05:00Z'),
};

test.each<[ChainFault, string]>([
  [
    { is: 'missing', bet: BET },
    'Lagos Lions, Lions v Kings, placed Sat 14 Mar 2026 18:05: your chain of receipts leaves it out',
  ],
  [
    { is: 'late', bet: BET, at: BET.placedAt + 3_600_000 },
    'Lagos Lions, Lions v Kings, placed Sat 14 Mar 2026 18:05: your chain of receipts has it only since Sat 14 Mar 2026 19:05',
  ],
  [{ is: 'changed', no: 7 }, 'Receipt 7 of your chain is not the one that this phone knew'],
])('%o is told', (fault, text) => {
  // As if it ran already, so that opening the page starts no other.
  Object.assign(moneyAudit, {
    status: 'running',
    checks: ref([{ subject: 'chain', count: 3, fault }]),
  });
  show(<MoneyCheck />);
  expect(screen.getByText('Something does not reconcile')).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});
