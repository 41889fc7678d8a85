import 'fake-indexeddb/auto';
import { clear, get } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import { listBets, placeMatchOddsBet } from '../../../contract/betting/bets.ts';
import { getExposure } from '../../../contract/cashier/wallet.ts';
import { database } from '../../../storage/database.ts';
import { answerOf, refusalOf } from '../../../testing/answers.ts';
import { aBet } from '../../../testing/builders.ts';
import { newPage } from '../../../testing/newPage.ts';
import { until } from '../../../testing/until.ts';

const SELECTION = {
  gameId: 'g-1',
  eventName: 'Home v Away',
  marketId: 'm-1',
  marketName: 'Match Odds',
  marketKind: 'match_odds',
  runnerId: 'home',
  runnerName: 'Home',
  side: 'back',
  priceHundredths: 185,
  version: 3,
} as const;

const bet = (reference: string | undefined, betId = 'B1') =>
  aBet({ betId, reference: reference ?? '' });
/** Answers for everything besides the slip. */
const elsewhere = () => answerOf(getExposure, { exposureAmount: 0, markets: [] });
/** The server's bets with this reference. */
const found = (reference: string | undefined) =>
  answerOf(listBets, { asOf: Date.now(), bets: [bet(reference)], total: 1 });

vi.stubGlobal('document', new EventTarget());
const sent = vi.fn<(url: URL, request: Request) => Response | Promise<Response>>();

vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
  const url = new URL(input instanceof Request ? input.url : input, 'http://api.test');
  const request = new Request(url, init);
  return sent(url, request);
});

/** From the page opened last, because each page has its own modules. */
let flushAll: () => Promise<void> = async () => undefined;

/** Starts the app again on the same device. */
async function start() {
  newPage();
  ({ flushAll } = await import('../../../storage/persisted.ts'));
  const slip = {
    ...(await import('../../../state/bets/betslip.ts')),
    ...(await import('../../../state/bets/betslipTerms.ts')),
    ...(await import('../../../state/bets/betsAside.ts')),
    ...(await import('./betslipPlace.ts')),
  };
  const { beginSession } = await import('../../../state/session/session.ts');
  beginSession({ token: 't', user: { id: 1, username: 'ada', name: 'Ada', isDemo: false } });
  await slip.startPlacement();
  return slip;
}

const saved = async (key = 'betslip-draft@1') => {
  await flushAll();
  const record: unknown = await get(key, database);
  return record;
};

// Silences the socket, which is not tested here.
vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(async () => {
  sent.mockReset();
  await flushAll();
  await clear(database);
});

test('a draft outlives the page, with its stake and choices, and is not sent by itself', async () => {
  const first = await start();
  first.pick(SELECTION);
  first.changeDraft({ stakeKobo: 50_000 });
  first.betslip.onPriceChange = 'any';
  await until(async () =>
    expect(await saved('betslip@1')).toMatchObject({ data: { onPriceChange: 'any' } }),
  );

  const { betslip } = await start();
  expect(betslip).toMatchObject({
    draft: { ...SELECTION, stakeKobo: 50_000, isSent: false },
    onPriceChange: 'any',
    phase: { is: 'editing' },
  });
  expect(sent).not.toHaveBeenCalled();
});

test('a page that dies while a bet is sent looks it up at the next start', async () => {
  const first = await start();
  first.pick(SELECTION);
  first.changeDraft({ stakeKobo: 50_000 });
  first.betslip.onPriceChange = 'any';
  const reference = first.betslip.draft?.reference;
  // The answer never comes, and the page closes.
  sent.mockImplementation(() => new Promise(() => undefined));
  first.placeBet();
  await until(async () =>
    expect(await saved()).toMatchObject({ data: { draft: { isSent: true } } }),
  );

  sent.mockReset();
  sent.mockImplementation((url) =>
    url.searchParams.get('reference') === reference ? found(reference) : elsewhere(),
  );
  const { betslip } = await start();
  await until(() => expect(betslip.phase).toMatchObject({ is: 'done', result: { betId: 'B1' } }));
  expect(sent.mock.calls.map(([, { method }]) => method)).not.toContain('POST');
  // A placed bet must not return as a draft.
  await until(async () => expect(await saved()).toHaveProperty('data', {}));
});

test('two taps in the same instant are one bet', async () => {
  const slip = await start();
  sent.mockImplementation((_url, request) => {
    const reference = request.headers.get('Idempotency-Key') ?? '';
    return request.method === 'POST'
      ? answerOf(placeMatchOddsBet, { bet: bet(reference) })
      : elsewhere();
  });
  slip.clearSlip();
  slip.pick(SELECTION);
  slip.changeDraft({ stakeKobo: 50_000 });
  slip.placeBet();
  slip.placeBet();
  slip.requestPlacement('fill');
  await until(() => expect(slip.betslip.phase.is).toBe('done'));
  expect(sent.mock.calls.filter(([, { method }]) => method === 'POST').length).toBe(1);
});

test('a bet on its way is neither changed nor thrown away, and makes room for the next', async () => {
  const slip = await start();
  slip.clearSlip();
  slip.pick(SELECTION);
  slip.changeDraft({ stakeKobo: 50_000 });
  slip.betslip.phase = { is: 'checking', isUnanswered: false };
  const before = JSON.stringify(slip.betslip.draft);
  slip.changeDraft({ stakeKobo: 1 });
  slip.clearSlip();
  slip.placeBet();
  expect(JSON.stringify(slip.betslip.draft)).toBe(before);
  slip.pick({ ...SELECTION, side: 'lay' });
  slip.dismissAnswers();
  expect(JSON.stringify(slip.betsAside.bets.map(({ draft }) => draft))).toBe(`[${before}]`);
  expect(slip.betslip).toMatchObject({ draft: { side: 'lay' }, phase: { is: 'editing' } });
  expect(sent).not.toHaveBeenCalled();
  slip.betsAside.bets = [];
});

test('bets that are on their way together each find out what became of them', async () => {
  const slip = await start();
  slip.clearSlip();
  const answers = new Map<string, (answer: Response) => void>();
  sent.mockImplementation((_url, request) => {
    if (request.method !== 'POST') return elsewhere();
    const reference = request.headers.get('Idempotency-Key') ?? '';
    return new Promise<Response>((resolve) => answers.set(reference, resolve));
  });
  const place = (priceHundredths: number) => {
    slip.pick({ ...SELECTION, priceHundredths });
    slip.changeDraft({ stakeKobo: 50_000 });
    slip.placeBet();
    return slip.betslip.draft?.reference ?? '';
  };
  const [first, second, third] = [place(185), place(186), place(187)];
  await until(() => expect(answers.size).toBe(3));
  answers.get(second ?? '')?.(refusalOf('price-moved', 'Moved.', { status: 422 }));
  answers.get(first ?? '')?.(answerOf(placeMatchOddsBet, { bet: bet(first) }));
  answers.get(third ?? '')?.(answerOf(placeMatchOddsBet, { bet: bet(third, 'B3') }));
  await until(() => expect(slip.betslip.phase).toMatchObject({ result: { betId: 'B3' } }));
  await until(() =>
    expect(slip.betsAside.bets).toMatchObject([
      { draft: { priceHundredths: 186 }, phase: { is: 'editing', problem: { text: 'Moved.' } } },
      { draft: { priceHundredths: 185 }, phase: { is: 'done', result: { betId: 'B1' } } },
    ]),
  );

  // A refused bet may be tried again as a new intent.
  const [refused] = slip.betsAside.bets;
  expect(refused?.draft.reference).not.toBe(second);
  slip.takeBack(refused?.draft.reference ?? '');
  expect(slip.betslip).toMatchObject({ draft: { priceHundredths: 186 }, isReturned: true });
  slip.dismissAnswers();
  expect(slip.betsAside.bets).toEqual([]);
  slip.clearSlip();
});

test('a page that dies with a bet aside looks it up at the next start', async () => {
  const first = await start();
  first.clearSlip();
  first.pick(SELECTION);
  first.changeDraft({ stakeKobo: 50_000 });
  const reference = first.betslip.draft?.reference;
  sent.mockImplementation(() => new Promise(() => undefined));
  first.placeBet();
  first.pick({ ...SELECTION, runnerId: 'away' });
  await until(async () => {
    await flushAll();
    expect(await get('bets-aside@1', database)).toMatchObject({
      data: { drafts: [{ reference }] },
    });
  });

  sent.mockReset();
  sent.mockImplementation((url) =>
    url.searchParams.get('reference') === reference ? found(reference) : elsewhere(),
  );
  const { betslip, betsAside, clearSlip, dismissAnswers } = await start();
  expect(betslip.draft?.runnerId).toBe('away');
  await until(() =>
    expect(betsAside.bets).toMatchObject([{ phase: { is: 'done', result: { betId: 'B1' } } }]),
  );
  expect(sent.mock.calls.map(([, { method }]) => method)).not.toContain('POST');
  dismissAnswers();
  clearSlip();
});

test('within a match the stake stays as typed; another match begins without', async () => {
  const slip = await start();
  slip.betslip.phase = { is: 'editing' };
  slip.clearSlip();
  slip.pick(SELECTION);
  slip.changeDraft({ stakeKobo: 50_000 });
  const { reference } = slip.betslip.draft ?? {};
  slip.pick({ ...SELECTION, side: 'lay', priceHundredths: 186 });
  expect(slip.betslip.draft).toMatchObject({ side: 'lay', stakeKobo: 50_000 });
  expect(slip.betslip.draft?.reference).not.toBe(reference);
  slip.pick({ ...SELECTION, gameId: 'g-2' });
  expect(slip.betslip.draft?.stakeKobo).toBeUndefined();
});
