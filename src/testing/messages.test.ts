import { expect, test } from 'vitest';
import * as accounts from '../messages/english/accounts.ts';
import * as betFacts from '../messages/english/betFacts.ts';
import * as betSentence from '../messages/english/betSentence.ts';
import * as betWords from '../messages/english/betWords.ts';
import * as breakNotice from '../messages/english/breakNotice.ts';
import * as cashier from '../messages/english/cashier.ts';
import * as cashOut from '../messages/english/cashout/cashOut.ts';
import * as cashOutFancy from '../messages/english/cashout/cashOutFancy.ts';
import * as cashOutOffer from '../messages/english/cashout/cashOutOffer.ts';
import * as cashOutSheet from '../messages/english/cashout/cashOutSheet.ts';
import * as cashOutTarget from '../messages/english/cashout/cashOutTarget.ts';
import * as stopLoss from '../messages/english/cashout/stopLoss.ts';
import * as deposit from '../messages/english/deposit.ts';
import * as depositFacts from '../messages/english/depositFacts.ts';
import * as limitsLeft from '../messages/english/limitsLeft.ts';
import * as orders from '../messages/english/orders.ts';
import * as play from '../messages/english/play.ts';
import * as receipts from '../messages/english/receipts.ts';
import * as refusals from '../messages/english/refusals.ts';
import * as saferPlay from '../messages/english/saferPlay.ts';
import * as slip from '../messages/english/slip.ts';
import * as slipCancel from '../messages/english/slipCancel.ts';
import * as slipDock from '../messages/english/slipDock.ts';
import * as slipSettings from '../messages/english/slipSettings.ts';
import * as slipUndo from '../messages/english/slipUndo.ts';
import * as bookingCode from '../messages/english/sportsbook/bookingCode.ts';
import * as codeSheet from '../messages/english/sportsbook/codeSheet.ts';
import * as combination from '../messages/english/sportsbook/combination.ts';
import * as coupon from '../messages/english/sportsbook/coupon.ts';
import * as couponBlock from '../messages/english/sportsbook/couponBlock.ts';
import * as couponEdit from '../messages/english/sportsbook/couponEdit.ts';
import * as couponOffer from '../messages/english/sportsbook/couponOffer.ts';
import * as couponReceipt from '../messages/english/sportsbook/couponReceipt.ts';
import * as couponRefusals from '../messages/english/sportsbook/couponRefusals.ts';
import * as couponSale from '../messages/english/sportsbook/couponSale.ts';
import * as stateOfPlay from '../messages/english/stateOfPlay.ts';
import * as typedPrice from '../messages/english/typed/typedPrice.ts';
import * as verdict from '../messages/english/verdict.ts';
import * as documentProblems from '../messages/english/verification/documentProblems.ts';
import * as kyc from '../messages/english/verification/kyc.ts';
import * as withdraw from '../messages/english/withdraw.ts';
import * as withdrawalFacts from '../messages/english/withdrawalFacts.ts';
import * as withdrawKyc from '../messages/english/withdrawKyc.ts';
import * as withdrawLost from '../messages/english/withdrawLost.ts';
import { pidgin } from '../messages/languages/pidgin.ts';

/** Every text of a subject, filled with marks for its values. */
function texts(of: object, name = ''): [string, string, number][] {
  return Object.entries(of).flatMap(([key, text]): [string, string, number][] => {
    const at = `${name}.${key}`;
    if (typeof text === 'string') return [[at, text, 0]];
    if (typeof text === 'object') return texts(text, at);
    return [[at, said(text('⟨1⟩', '⟨2⟩', '⟨3⟩', '⟨4⟩', '⟨5⟩')), text.length]];
  });
}

/** A text with something else than words in it, such as a link, comes in pieces. */
const said = (text: string | readonly string[]) => [text].flat().join('');

const ENGLISH = {
  couponOffer,
  orders,
  kyc,
  documentProblems,
  couponSale,
  couponEdit,
  codeSheet,
  bookingCode,
  betWords,
  accounts,
  betFacts,
  betSentence,
  breakNotice,
  cashier,
  cashOut,
  cashOutFancy,
  cashOutOffer,
  cashOutSheet,
  cashOutTarget,
  coupon,
  couponBlock,
  couponReceipt,
  combination,
  couponRefusals,
  deposit,
  depositFacts,
  limitsLeft,
  play,
  receipts,
  refusals,
  saferPlay,
  slip,
  slipCancel,
  slipDock,
  slipSettings,
  slipUndo,
  stateOfPlay,
  stopLoss,
  typedPrice,
  verdict,
  withdraw,
  withdrawalFacts,
  withdrawKyc,
  withdrawLost,
};
const BOTH = [...texts(ENGLISH, 'English'), ...texts(pidgin.pack, 'Pidgin')];

test.each(BOTH)('%s says something, with every value', (_, text, values) => {
  expect(text.trim()).not.toBe('');
  for (let value = 1; value <= values; value++) expect(text).toContain(`⟨${value}⟩`);
});

test('the pack has the texts of the English ones, no more and no fewer', () => {
  const names = (of: object) =>
    texts(of)
      .map(([name]) => name)
      .sort();
  expect(names(pidgin.pack)).toEqual(names(ENGLISH));
});

test('a text that is long is not English in the pack', () => {
  const english = new Map(texts(ENGLISH).map(([name, text]) => [name, text]));
  const same = texts(pidgin.pack).filter(
    ([name, text]) => text.split(' ').length > 5 && english.get(name) === text,
  );
  expect(same).toEqual([]);
});

test.each([
  ['English', cashOut, cashOutOffer],
  ['Pidgin', pidgin.pack.cashOut, pidgin.pack.cashOutOffer],
])('in %s, why a cash-out is off begins with what its second way replaces', (_, words, offer) => {
  for (const why of ['suspended', 'pricesOld', 'tooLittleMoney', 'addsRisk', 'lineAway'] as const) {
    expect(offer[why].startsWith(words.unavailable)).toBe(true);
  }
});

test('the Pidgin pack is unreviewed', () => {
  expect(pidgin.signedBy).toBeUndefined();
});
