// Depositing and withdrawing: what is wrong with a field, and what became of a request.

export const enterAmount = 'Enter an amount';
export const amountExample = 'Enter an amount, like 5,000';
export const canWithdraw = (amount: string) => `You can withdraw ${amount} now`;
export const limitUsed = 'Your own deposit limit is used up';
export const limitAllows = (amount: string) => `Your own limit allows ${amount} more`;
export const smallest = (amount: string) => `The smallest amount is ${amount}`;
export const largest = (amount: string) => `The largest amount is ${amount}`;
export const enterField = (field: string) => `Enter your ${field}`;
export const checkField = (field: string) => `Please check: ${field}`;
export const sending = 'Sending…';
export const checking = 'Checking…';
export const tryIn = (seconds: number) => `Try again in ${seconds} s`;
export const dropped = "No answer yet. Checking if we got your request. Don't pay again.";
export const noAnswer = "No answer yet. We'll ask again when you're online.";
export const methodOff = (name: string, why: string) => `${name} is off: ${why}`;
export const notAvailable = 'not available now';
export const checkAgain = 'Check again';
