import { screen } from '@testing-library/react';
import { ref } from 'valtio/vanilla';
import { beforeEach, expect, test } from 'vitest';
import { Refusal } from '../../../mocks/domain/refusal.ts';
import { call } from '../../api/call.ts';
import { issueReceipt } from '../../contract/account/receipts.ts';
import { placeMatchOddsBet } from '../../contract/betting/bets.ts';
import { getEvent, listEvents } from '../../contract/betting/catalogue.ts';
import { checkChain } from '../../domain/account/chainCheck.ts';
import { type Network, openNetwork } from '../../testing/network.ts';
import { show } from '../../testing/show.tsx';
import { MoneyCheck } from './MoneyCheck.tsx';
import { moneyAudit } from './moneyAudit.ts';
import { readChain } from './readChain.ts';
import { tellChain } from './tellChain.ts';

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

test('the bets just placed are found in the chain, and older ones are not judged', async () => {
  const placed = [await place('one'), await place('two')];
  const books = await readChain();
  // One of them twice: it was asked for.
  expect(new Set(books?.told.map(({ id }) => id))).toEqual(new Set(placed));
  expect(checkChain(books ?? { bets: [], told: [], known: [] })).toEqual({ count: 2 });
});

test('a bet that the server leaves out, or denies, is found', async () => {
  const first = await place('one');
  const { receipt, chain } = await call(issueReceipt, { kind: 'bet', id: first });
  const second = await place('two');
  network.answer(issueReceipt, () => ({ receipt, chain }));
  const books = await readChain();
  const fault = { is: 'missing', bet: { id: second } };
  expect(books && checkChain(books).fault).toMatchObject(fault);
  network.answer(issueReceipt, () => {
    throw new Refusal('unknown-record', 'We have nothing of yours by this number', { status: 404 });
  });
  const denied = await readChain();
  expect(denied && checkChain(denied).fault).toMatchObject({ is: 'missing' });
});

test('a chain that was written anew is found by what this phone knows', async () => {
  const id = await place('one');
  const { receipt, chain } = await call(issueReceipt, { kind: 'bet', id });
  await readChain();
  const changed = chain.map((link) => ({ ...link, hash: 'f'.repeat(64) }));
  network.answer(issueReceipt, () => ({ receipt, chain: changed }));
  const books = await readChain();
  expect(books && checkChain(books).fault).toEqual({ is: 'changed', no: 1 });
});

test('what came of it is told in words', async () => {
  const id = await place('one');
  const { receipt, chain } = await call(issueReceipt, { kind: 'bet', id });
  const tell = (links: typeof chain) => {
    network.answer(issueReceipt, () => ({ receipt, chain: links }));
    return tellChain();
  };
  expect(await tell(chain)).toEqual({
    text: 'Your chain of receipts has your last bet',
    isFine: true,
  });
  expect(await tell(chain.map((link) => ({ ...link, id: 'other' })))).toEqual({
    text: expect.stringMatching(
      /^.+ v .+, placed Sat 14 Mar 2026 18:00: your chain of receipts leaves it out$/,
    ),
    isFine: false,
  });
  expect((await tell(chain.map((link) => ({ ...link, hash: 'f'.repeat(64) }))))?.text).toBe(
    'Receipt 1 of your chain is not the one that this phone knew',
  );
});

test.each([
  [true, 'Your money adds up'],
  [false, 'Something does not add up'],
])('the self-check shows it, and counts it in: %o', (isFine, verdict) => {
  // As if it ran already, so that opening the page starts no other.
  Object.assign(moneyAudit, {
    status: 'running',
    checks: ref([{ subject: 'balance', count: 1 }]),
    chain: { text: 'What the chain says', isFine },
  });
  show(<MoneyCheck />);
  expect(screen.getByText(verdict)).toBeTruthy();
  expect(screen.getByText('What the chain says')).toBeTruthy();
});
