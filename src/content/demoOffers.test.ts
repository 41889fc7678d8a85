import { expect, test } from 'vitest';
import { OFFERS } from '../../mocks/domain/bonus/bonusOffers.ts';
import { arrangeRefusal } from '../../tools/reference/given.ts';
import { goodOrder } from '../../tools/reference/goodBets.ts';
import { loginDemo } from '../contract/account/auth.ts';
import { generateReferral } from '../contract/account/referral.ts';
import { placeMatchOddsBet } from '../contract/betting/bets.ts';
import { listBonuses } from '../contract/cashier/bonus.ts';
import { joinLuckyDraw } from '../contract/cashier/luckyDraw.ts';
import { textOf } from './testing/tables.ts';

const NAMED = ['welcome', 'deposit', 'free-bet'] as const;

test.each(['terms', 'promotion'])('%s names the promotions that the demo account has', (id) => {
  const names = NAMED.map((offer) => OFFERS[offer].title.toLowerCase());
  const [welcome, deposit, free] = names;
  expect(textOf(id)).toContain(`the ${welcome}, the ${deposit} and ${free}s`);
});

test('the demo account is offered those, and no other, in weeks of play', async () => {
  const given = await arrangeRefusal();
  const { app } = given;
  app.backend.control.run('app', { operator: 'living' });
  const bettor = await app.call(loginDemo, {});
  await app.call(placeMatchOddsBet, await goodOrder(given), { token: bettor.token, key: 'bet' });
  app.backend.control.run('clock', { advance: '14d' });
  const { token } = await app.call(loginDemo, {});
  const { bonuses } = await app.call(listBonuses, {}, { token });
  expect(new Set(bonuses.map(({ offer }) => offer))).toEqual(new Set(NAMED));
  const refusals = [
    await app.refusal(joinLuckyDraw, {}, { token }),
    await app.refusal(generateReferral, {}, { token }),
  ];
  expect(refusals.map(({ code }) => code)).toEqual(['demo-account', 'demo-account']);
});
