// Withdrawing: the form and its code.

export const codeFirst = 'Enter your code first, then update.';
export const sentCode = 'We sent you a code';
export const codeStillGood = 'We sent you a code a moment ago. It still works.';
export const sendingCode = 'Sending a code…';
export const code = 'Code';
export const moneyStaysAfter = (problem: string) =>
  `${problem} Your money is still in your wallet.`;
export const moneyStays = 'Your money is still in your wallet.';
export const noMethod = 'No withdrawal method is available now.';
export const method = 'Method';
export const chooseAnother = 'Choose another method.';
export const fieldsMissing = (name: string) =>
  `What we need for “${name}” could not be loaded. Your money is still in your wallet.`;
export const enterCode = 'Enter the code';
export const next = 'Continue';
export const withdraw = 'Withdraw';
export const withdrawAmount = (amount: string) => `Withdraw ${amount}`;
export const withdrawAgain = (amount: string) => `Withdraw ${amount} again`;
export const backInBalance = (amount: string) => `${amount} is back in your balance.`;
export const stepCheck = 'Next: we check your request';
export const stepPaid = (amount: string, time?: string) =>
  `Then: we send you ${amount}${time ? `. Usual time: ${time.charAt(0).toLowerCase()}${time.slice(1)}` : ''}`;
export const free = 'You can withdraw';
export const allThereIs = (limits: string) => `${limits} (the most you can withdraw now)`;
export const tooLittle = (least: string, available: string) =>
  `At least ${least}. You can withdraw ${available} now.`;
export const heldByBets = 'Exposure (open bets)';
export const heldByBetsWhy = 'Exposure is released when those bets settle.';
export const notBetYet = 'Deposited, not yet bet';
export const notBetYetWhy =
  'Bet your deposit once before you withdraw it. A bet counts once it is settled or cashed out.';
/** After the amount. */
export const stillToBet = 'of it is still to bet.';
