// A bet of the exchange, or how it ended, in a sentence.

export const overLine = (win: string, lose: string, line: number, what: string) =>
  `You win ${win} if ${what} comes to ${line} or more, and lose ${lose} if less.`;
export const underLine = (win: string, lose: string, line: number, what: string) =>
  `You win ${win} if ${what} comes to less than ${line}, and lose ${lose} if ${line} or more.`;
/** `innings`: who bats, and in how many overs. */
export const overRuns = (win: string, lose: string, line: number, batting: string, overs: string) =>
  `You win ${win} if ${batting} make ${line} or more in ${overs} overs, and lose ${lose} if fewer.`;
export const underRuns = (
  win: string,
  lose: string,
  line: number,
  batting: string,
  overs: string,
) =>
  `You win ${win} if ${batting} make fewer than ${line} in ${overs} overs, and lose ${lose} if ${line} or more.`;
export const backs = (win: string, lose: string, runner: string) =>
  `You win ${win} if it is ${runner}, and lose ${lose} if it is not.`;
export const lays = (win: string, lose: string, runner: string) =>
  `You win ${win} if it is not ${runner}, and lose ${lose} if it is.`;
export const refused = 'This bet was refused: nothing was staked.';
export const neverMatched = 'This bet was never matched. Your money is available again.';
export const voided = "This bet is void: it doesn't count, and your stake is back.";
export const notMatchedYet = (then: string) => `Not matched yet. Once it is: ${then}`;
export const ended = (outcome: string) => `It ended ${outcome}.`;
export const result = (outcome: string) => `The result was ${outcome}.`;
export const brokeEven = 'You broke even.';
export const won = (amount: string) => `You won ${amount}.`;
export const lost = (amount: string) => `You lost ${amount}.`;
