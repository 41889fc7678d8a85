import type { Pack } from '../../pack.ts';

/** Deposits and withdrawals. Unreviewed, as all of the pack. */
export const cashierTexts: Pick<
  Pack,
  'accounts' | 'cashier' | 'deposit' | 'withdraw' | 'withdrawKyc' | 'withdrawLost'
> = {
  accounts: {
    digitsOnly: 'Only numbers',
    tooLong: 'Account number na ten digits',
    noCheckDigit: (bank, accountNo) =>
      `${bank} numbers no get check digit: look am well two times. We read ${accountNo}.`,
    walletDigits: 'Phone number of your wallet, all of am',
    wrongDigit: (bank) => `This one no be ${bank} account number: one number no correct`,
    bank: 'Bank',
    chooseBank: 'Choose your bank',
    accountNumber: 'Account number',
    tenDigits: 'The ten numbers of your account',
    askingBank: 'We dey check the account name with the bank…',
    saving: 'We dey save…',
    save: 'Save this account',
  },
  cashier: {
    enterAmount: 'Put amount',
    amountExample: 'Put amount like 5000 or 5,000',
    canWithdraw: (amount) => `You fit withdraw ${amount} now`,
    limitUsed: 'You don use your own deposit limit finish',
    limitAllows: (amount) => `Your own limit allow ${amount} more`,
    smallest: (amount) => `The smallest amount na ${amount}`,
    largest: (amount) => `The largest amount na ${amount}`,
    enterField: (field) => `Put your ${field}`,
    checkField: (field) => `Abeg check: ${field}`,
    sending: 'E dey go…',
    checking: 'We dey check…',
    tryIn: (seconds) => `Try again in ${seconds} s`,
    dropped: 'No answer don come. We dey check if we get your request. No pay again.',
    noAnswer: ' No answer yet. We go ask again when you dey online.',
    checkAgain: 'Check again',
  },
  deposit: {
    notArrived:
      'We no get your request. We never credit anything. Send am again, but no pay two times.',
    notCreditedSent:
      'We never credit anything. If you don send the money already, no send am again: correct the form, or contact us with your receipt.',
    notCredited: 'We never credit anything and we no take anything.',
    pay: (amount) => `Pay ${amount}`,
    lookingFor: (amount) => `We dey find your ${amount}`,
    credited: (amount) => `${amount} don enter your wallet`,
    declined: 'We no accept this deposit',
    expired: 'This deposit don expire',
    methodNotLoaded: 'We no fit load this payment method',
    notSavedYet: 'E never dey saved for this phone. No money move.',
    loadingMethod: 'We dey load this payment method',
    methodNotFound: 'We no see this payment method',
    noSuchMethod: (code) => `We no get payment method wey dem dey call “${code}”. No money move.`,
    seeMethods: 'See payment methods',
    frameOffline:
      'You no dey online. The card payment page go open here when you come back. You never pay anything unless that page talk so.',
    badAddress:
      'The card payment page no fit open: the address no correct. You never pay anything. Pay another way, or contact us.',
    cardPage: 'You dey pay for the card company page. We no dey see your card number.',
    cardPayment: 'Card payment',
    havePaid: 'I don pay',
    payOffline: 'You no dey online. You fit pay now, then tell us when you come back.',
  },
  withdraw: {
    codeFirst: 'Put your code first, then update.',
    sentCode: 'We don send you code',
    codeStillGood: 'We send you code not long ago. E still dey work.',
    sendingCode: 'We dey send code…',
    code: 'Code',
    moneyStaysAfter: (problem) => `${problem} Your money still dey your wallet.`,
    moneyStays: 'Your money still dey your wallet.',
    noMethod: 'No way to withdraw dey now.',
    method: 'How',
    enterCode: 'Put the code',
    next: 'Continue',
    withdraw: 'Withdraw',
    withdrawAmount: (amount) => `Withdraw ${amount}`,
  },
  withdrawKyc: {
    demoOff: 'Demo account no fit withdraw.',
    demoWhy:
      'The money no be real one. With your own account you fit withdraw to your bank once we don verify you.',
    verify: 'Verify your identity',
    none: 'Verify your identity before you withdraw. Your money go stay for your wallet.',
    pending: 'We dey check your documents. You fit withdraw once we approve dem.',
    declined:
      'We no accept your documents. Send dem again make you fit withdraw. Your money dey safe.',
  },
  withdrawLost: {
    notArrived: 'We no get your request. Your money still dey your wallet. You fit send am again.',
  },
};
