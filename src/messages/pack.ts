/** What another language says in place of an English text: the same values, other words. */
type Said<Text> = Text extends string
  ? string
  : Text extends (...values: never[]) => unknown
    ? Text
    : { [Name in keyof Text]: Said<Text[Name]> };

/** What a second language has to say: the subjects of the English texts, with the same values in each. */
export interface Pack {
  accounts: Said<typeof import('./english/accounts.ts')>;
  betFacts: Said<typeof import('./english/betFacts.ts')>;
  betSentence: Said<typeof import('./english/betSentence.ts')>;
  betWords: Said<typeof import('./english/betWords.ts')>;
  bookingCode: Said<typeof import('./english/sportsbook/bookingCode.ts')>;
  breakNotice: Said<typeof import('./english/breakNotice.ts')>;
  cashier: Said<typeof import('./english/cashier.ts')>;
  cashOut: Said<typeof import('./english/cashout/cashOut.ts')>;
  cashOutFancy: Said<typeof import('./english/cashout/cashOutFancy.ts')>;
  cashOutOffer: Said<typeof import('./english/cashout/cashOutOffer.ts')>;
  cashOutSheet: Said<typeof import('./english/cashout/cashOutSheet.ts')>;
  cashOutTarget: Said<typeof import('./english/cashout/cashOutTarget.ts')>;
  codeSheet: Said<typeof import('./english/sportsbook/codeSheet.ts')>;
  coupon: Said<typeof import('./english/sportsbook/coupon.ts')>;
  couponBlock: Said<typeof import('./english/sportsbook/couponBlock.ts')>;
  couponEdit: Said<typeof import('./english/sportsbook/couponEdit.ts')>;
  couponOffer: Said<typeof import('./english/sportsbook/couponOffer.ts')>;
  couponReceipt: Said<typeof import('./english/sportsbook/couponReceipt.ts')>;
  combination: Said<typeof import('./english/sportsbook/combination.ts')>;
  couponRefusals: Said<typeof import('./english/sportsbook/couponRefusals.ts')>;
  couponSale: Said<typeof import('./english/sportsbook/couponSale.ts')>;
  deposit: Said<typeof import('./english/deposit.ts')>;
  depositFacts: Said<typeof import('./english/depositFacts.ts')>;
  documentProblems: Said<typeof import('./english/verification/documentProblems.ts')>;
  kyc: Said<typeof import('./english/verification/kyc.ts')>;
  limitsLeft: Said<typeof import('./english/limitsLeft.ts')>;
  orders: Said<typeof import('./english/orders.ts')>;
  play: Said<typeof import('./english/play.ts')>;
  receipts: Said<typeof import('./english/receipts.ts')>;
  refusals: Said<typeof import('./english/refusals.ts')>;
  saferPlay: Said<typeof import('./english/saferPlay.ts')>;
  slip: Said<typeof import('./english/slip.ts')>;
  slipCancel: Said<typeof import('./english/slipCancel.ts')>;
  slipDock: Said<typeof import('./english/slipDock.ts')>;
  typedPrice: Said<typeof import('./english/typed/typedPrice.ts')>;
  slipSettings: Said<typeof import('./english/slipSettings.ts')>;
  slipUndo: Said<typeof import('./english/slipUndo.ts')>;
  stateOfPlay: Said<typeof import('./english/stateOfPlay.ts')>;
  stopLoss: Said<typeof import('./english/cashout/stopLoss.ts')>;
  verdict: Said<typeof import('./english/verdict.ts')>;
  withdraw: Said<typeof import('./english/withdraw.ts')>;
  withdrawalFacts: Said<typeof import('./english/withdrawalFacts.ts')>;
  withdrawKyc: Said<typeof import('./english/withdrawKyc.ts')>;
  withdrawLost: Said<typeof import('./english/withdrawLost.ts')>;
}

export interface Language {
  /** For the `lang` of the page. */
  code: string;
  /** A native reader has read all of it and signed for it. Until then no build for players carries it. */
  signedBy: string | undefined;
  pack: Pack;
}
