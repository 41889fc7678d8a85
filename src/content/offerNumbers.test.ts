import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ADAEZE_ID } from '../../mocks/db/seed/people.ts';
import { LEAST_DEPOSIT_KOBO, REWARD_KOBO } from '../../mocks/domain/account/referral.ts';
import { CONTRIBUTION, OFFERS, type Offer, termsOf } from '../../mocks/domain/bonus/bonusOffers.ts';
import { createTestCaller } from '../../mocks/hosts/testCaller.ts';
import { BANNERS } from '../../mocks/http/rules/contentRules.ts';
import { CASHBACK_ODDS, cashback, cashbackBets } from '../domain/account/cashback.ts';
import { formatOdds } from '../domain/market/formatOdds.ts';
import { formatNaira, signedNaira } from '../domain/money/money.ts';
import { mulDiv } from '../domain/money/mulDiv.ts';
import { rulesVersionAt } from '../domain/position/rulesVersion.ts';
import { lagosClock, lagosDay, startOfLagosDay } from '../domain/time/lagosTime.ts';
import { OFFERS as LISTED } from '../features/promotions/offers.ts';
import { documentOf, tablesOf, textOf } from './testing/tables.ts';

const NAIRA = 100;
const short = (kobo: number) => formatNaira(kobo).replace(/\.00$/, '');
const tableOf = (id: string, under: string) =>
  tablesOf(id).find((table) => table.under === under)?.rows;
const PARTS: Record<number, string> = { 1: 'one part', 5: 'five parts', 10: 'ten parts' };
const condition = ({ timesWagered, days }: Offer) =>
  `bet ${timesWagered}× the bonus in ${days} days`;

/** Deposit, bonus, bets to place, one part. */
function matchRow(offer: Offer, depositNaira: number): string[] {
  const kobo = depositNaira * NAIRA;
  const bonus = Math.min(offer.maxKobo, mulDiv(kobo, offer.matchPercent, 100, 'down'));
  const part = mulDiv(bonus, 1, offer.parts, 'down');
  return [kobo, bonus, bonus * offer.timesWagered, part].map(short);
}

test.each(LISTED)(
  'the list says of $offer what its page says',
  ({ offer, path, amount, before, ...listed }) => {
    const id = path.slice(1);
    const terms = Object.fromEntries(tableOf(id, '') ?? []);
    expect(listed.text.toLowerCase()).toContain(`${before?.toLowerCase() ?? ''} ${amount}`.trim());
    expect(listed).toEqual({
      title: documentOf(id).title,
      text: documentOf(id).description,
      condition: terms['Condition'],
    });
    const { minOddsHundredths, maxKobo, parts } = OFFERS[offer];
    expect(terms['Condition']?.toLowerCase()).toMatch(new RegExp(`${condition(OFFERS[offer])}$`));
    expect(terms['Odds']).toBe(`${formatOdds(minOddsHundredths)} or more`);
    expect(textOf(id)).toContain(short(maxKobo));
    expect(terms['Released'] ?? 'In one part').toBe(`In ${PARTS[parts]}`);
  },
);

test('the promise of the landing page is the welcome bonus', () => {
  const { maxKobo, matchPercent } = OFFERS.welcome;
  expect(matchPercent).toBe(100);
  const hero = readFileSync(new URL('../features/landing/Hero.tsx', import.meta.url), 'utf8');
  expect(hero).toContain(
    `as large as your first deposit, <b className="hero__sum">up to ${short(maxKobo)}</b>`,
  );
  expect(hero).toContain(`To release it, ${condition(OFFERS.welcome)}.`);
});

test.each(LISTED)('the operator’s $offer has the version and title of a page', ({ offer }) => {
  const pages = LISTED.filter((listed) => listed.offer === offer);
  const ours = OFFERS[offer];
  expect(pages.map(({ path }) => documentOf(path.slice(1)))).toContainEqual(
    expect.objectContaining({ version: ours.termsVersion, title: ours.title }),
  );
  expect(termsOf(ours).join()).toContain(`odds of ${formatOdds(ours.minOddsHundredths)} and more`);
});

test.each([
  ...['gamesrule', 'gamesrule-2026-11-01', 'gamesrule-2026-06-01'],
  ...['terms', 'terms-2026-11-01', 'terms-2026-06-01'],
])('a bet of the day %s came into force names its version', (id) => {
  const { effective, version } = documentOf(id);
  expect(rulesVersionAt(startOfLagosDay(effective))).toBe(version);
});

test.each([
  ['promotion-welcome-bonus', OFFERS.welcome, [1_000, 20_000, 50_000, 80_000]],
  ['promotion-deposit-bonus', OFFERS.deposit, [2_000, 10_000, 40_000, 100_000]],
])('%s: examples', (id, offer, deposits) => {
  expect(tableOf(id, 'examples')).toEqual(deposits.map((deposit) => matchRow(offer, deposit)));
  expect(textOf(id)).toContain(`${offer.matchPercent}% of`);
  expect(textOf(id)).toContain(`at most ${short(offer.maxKobo)}`);
});

test('promotion-signup-bonus: how far a few bets bring it', () => {
  const required = OFFERS.signup.maxKobo * OFFERS.signup.timesWagered;
  const steps = [
    ['₦1,000 on match odds at 2.10, lost', 1_000, CONTRIBUTION.exchange],
    ['₦1,000 on a fancy at 90, won', 1_000, CONTRIBUTION.fancy],
    ['₦800 on match odds at 1.30, won', 800, 0],
    ['₦500 on match odds at 1.80, void', 500, 0],
    ['₦1,500 on match odds at 1.62, won', 1_500, CONTRIBUTION.exchange],
  ] as const;
  let open = required;
  const rows = steps.map(([text, naira, percent]) => {
    const counted = mulDiv(naira * NAIRA, percent, 100, 'down');
    open = Math.max(0, open - counted);
    return [text, short(counted), short(open)];
  });
  expect(tableOf('promotion-signup-bonus', 'how-it-becomes-cash')).toEqual(rows);
  expect(textOf('promotion-signup-bonus')).toContain(
    `Bets of ${short(required)} release the ${short(OFFERS.signup.maxKobo)}`,
  );
});

test.each(['promotion', 'faq'])('%s: what the condition of the sign-up bonus asks for', (id) => {
  const { maxKobo, timesWagered } = OFFERS.signup;
  expect(textOf(id)).toMatch(
    new RegExp(
      `${short(maxKobo)},? with a condition of ${timesWagered}\\D.*${short(maxKobo * timesWagered)} in bets`,
    ),
  );
});

test('promotion: what the sign-up bonus is worth where bets return ₦95 of each ₦100', () => {
  const { maxKobo, timesWagered } = OFFERS.signup;
  const bets = maxKobo * timesWagered;
  const cost = mulDiv(bets, 5, 100, 'up');
  const text = textOf('promotion');
  expect(text).toContain(`Then ${short(bets)} of bets cost ${short(cost)} on average`);
  expect(text).toContain(`${short(maxKobo)} is worth about ${short(maxKobo - cost)}`);
  const onFancy = mulDiv(bets, 100, CONTRIBUTION.fancy, 'up');
  expect(text).toContain(`${short(bets)} of stakes on the exchange, or ${short(onFancy)} on fancy`);
});

test('promotion: what counts towards a condition', () => {
  const counts = Object.entries(CONTRIBUTION).map(([product, percent]) => [
    product.charAt(0).toUpperCase() + product.slice(1),
    `${percent}% of the stake`,
  ]);
  expect(tableOf('promotion', 'what-counts-towards-the-condition')).toEqual([
    ...counts,
    ['Casino', 'Nothing'],
  ]);
});

test('promotion-weekly-cashback: examples, and the cap', () => {
  const rows = [4_000, 12_500, 25_000, 120_000].map((naira) => {
    const loss = naira * NAIRA;
    const bonus = cashback(loss);
    return [loss, bonus, bonus * OFFERS.cashback.timesWagered, loss - bonus].map(short);
  });
  expect(tableOf('promotion-weekly-cashback', 'examples')).toEqual(rows);
  expect(cashback(Number.MAX_SAFE_INTEGER)).toBe(OFFERS.cashback.maxKobo);
  expect(cashback(33_33)).toBe(3_33);
  expect(cashbackBets(3_33)).toBe(3_33 * OFFERS.cashback.timesWagered);
  expect(CASHBACK_ODDS).toBe(OFFERS.cashback.minOddsHundredths);
});

test('promotion-weekly-lucky-draw: chances', () => {
  const prizes = 30;
  const tickets = 15_000;
  const prizeKobo = OFFERS['lucky-draw'].maxKobo;
  const rows = [1, 5].map((held) => [
    String(held),
    `1 in ${tickets / prizes / held}`,
    short(mulDiv(prizes * prizeKobo, held, tickets, 'down')),
  ]);
  expect(tableOf('promotion-weekly-lucky-draw', 'your-chance')).toEqual(rows);
  const text = textOf('promotion-weekly-lucky-draw');
  expect(text).toContain(`${prizes}, each a bonus of ${short(prizeKobo)}`);
  expect(text).toContain(`together worth ${short(prizes * prizeKobo)}`);
});

test('promotion-referral-bonus: examples', () => {
  const terms = Object.fromEntries(tableOf('promotion-referral-bonus', '') ?? []);
  expect(terms['You receive']).toContain(`${short(REWARD_KOBO)} in cash`);
  expect(terms['When']).toContain(`deposits ${short(LEAST_DEPOSIT_KOBO)} or more`);
  const rows = [1, 3, 10].map((friends) => [
    String(friends),
    short(friends * REWARD_KOBO),
    short(friends * OFFERS.referral.maxKobo),
  ]);
  expect(tableOf('promotion-referral-bonus', 'examples')).toEqual(rows);
});

/** As a table of five columns has room for it. */
const whole = (naira: string) => naira.replace(/\.00$/, '');

test('affiliate: tiers and examples', () => {
  const tiers = [
    [0, 20],
    [10, 25],
    [50, 30],
  ] as const;
  const percentOf = (players: number) => tiers.findLast(([from]) => players >= from)?.[1] ?? 0;
  expect(tableOf('affiliate', 'tiers')).toEqual([
    ['0 to 9', `${percentOf(9)}%`],
    ['10 to 49', `${percentOf(49)}%`],
    ['50 or more', `${percentOf(50)}%`],
  ]);
  const examples = [
    [4, 180_000, 30_000],
    [8, 40_000, 65_000],
    [12, 640_000, 96_000],
    [60, 2_400_000, 410_000],
  ] as const;
  const rows = examples.map(([players, lost, costs]) => {
    const net = (lost - costs) * NAIRA;
    const share = mulDiv(Math.max(0, net), percentOf(players), 100, 'down');
    return [
      String(players),
      whole(formatNaira(lost * NAIRA)),
      whole(formatNaira(costs * NAIRA)),
      whole(signedNaira(net).replace('+', '')),
      whole(formatNaira(share)),
    ];
  });
  expect(tableOf('affiliate', 'how-it-is-worked-out')).toEqual(rows);
});

const DAY = /\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/;

test.each(BANNERS.filter(({ text, href }) => href.startsWith('/promotion-') && DAY.test(text)))(
  'the slide of $bannerId names the day its page names',
  ({ text, href }) => {
    const day = DAY.exec(text)?.[0];
    expect(textOf(href.slice(1))).toMatch(new RegExp(`Ready \\| On ${day}|Ready.*${day}`));
  },
);

test('what the operator gives in two weeks is as the pages say', () => {
  const { backend } = createTestCaller();
  const { operator } = backend.context;
  operator.settings.operator = 'living';
  const { bonuses } = operator.db;
  const before = bonuses.where('accountId', ADAEZE_ID);
  for (const { bonusId } of before) bonuses.update(bonusId, { status: 'cancelled' });
  backend.control.run('clock', { advance: '13d' });
  const given = bonuses.where('accountId', ADAEZE_ID).slice(before.length);
  const again = given.find(({ offer }) => offer === 'deposit');
  const free = given.find(({ offer }) => offer === 'free-bet');
  const end = again?.expiresAt ?? 0;
  expect(`${lagosDay(end - 1).slice(0, 3)} ${lagosClock(end)}`).toBe('Sun 00:00');
  const page = textOf('promotion-deposit-bonus');
  expect(page).toContain('Once, and again on weekends we announce');
  expect(page).toContain('That offer ends on Sunday at midnight');
  expect(free?.takenAt).not.toBeNull();
  const { days, terms } = OFFERS['free-bet'];
  for (const words of ['There is nothing to take', `for ${days} days`, ...terms]) {
    expect(textOf('promotion')).toContain(words);
  }
});

test('the draw and the cashback say which bets count', () => {
  expect(textOf('promotion-weekly-lucky-draw')).toContain(
    'Casino games, jackpot tickets, free bets and sportsbook bets that you cashed out earn none.',
  );
  expect(textOf('promotion-weekly-cashback')).toContain(
    'Casino games, jackpot tickets and free bets do not.',
  );
});
