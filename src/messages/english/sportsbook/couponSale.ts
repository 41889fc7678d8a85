// Cash-out of a sportsbook bet, or of a part of it, and what became of it.

export const title = 'Cash out';
export const cashOutFor = (amount: string) => `Cash out ${amount}`;
export const notArrived =
  'We did not get your cash-out. Nothing was cashed out. You can try again.';
export const checking = 'Checking…';
export const checkAgain = 'Check again';
export const noValue = "We couldn't get its value. Trying again.";
export const staked = 'Staked';
export const possibleReturn = 'Possible return';
export const now = 'Cash-out now';
export const none = 'None';
export const howMuch = 'How much of it';
export const part = (stake: string) =>
  `It cashes out ${stake} of the stake. The rest of the bet continues.`;
export const onlyWhole = 'So little stake is left that you can only cash out all of it.';
export const whole = 'This ends the bet, whatever its selections do.';
export const withoutBonus = 'It does not include the multiple bonus.';
export const editInstead = 'Edit the bet instead';
export const moved = (before: string, amount: string) =>
  `The amount was ${before} and is now ${amount}.`;
export const takeNew = 'Take the new amount';
export const sending = 'Sending…';
export const done = 'Done';
export const cashedOut = 'Cashed out.';
export const inBalance = <Amount>(amount: Amount) => [amount, ' is in your balance.'];
export const staysIn = (stake: string) => `${stake} of the stake stays in the bet.`;
export const betChanged = 'Bet changed.';
export const isOn = (stake: string, count: number) =>
  `${stake} is on ${count === 1 ? 'one selection' : `${count} selections`} now.`;
