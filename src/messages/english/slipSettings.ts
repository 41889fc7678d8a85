// The settings of the bet slip.

export const oneClickOff = 'Turn one-click betting off';
export const oneClickMore = 'One-click betting…';
export const oneClick = 'One-click betting';
export const oneClickRisk =
  "Each price you press sends a bet at once, without asking again. For a lay, the stake is the backer's: your liability can be higher.";
export const oneClickEnds =
  'It turns off when you go offline, take a break, log out or close the app. It never bets on old prices.';
export const stakeEach = 'Stake per bet';
export const wholeNaira = 'Enter whole naira, like 500';
export const turnOnFor = (stake: string) => `Turn on, ${stake} a bet`;
export const turnOn = 'Turn on';
export const keepOff = 'Keep it off';
export const quickStakesNaira = 'Quick stakes, in naira';
export const quickStake = (number: number) => `Quick stake ${number}`;
export const reset = 'Reset to default';
export const wholeOnly = 'Whole naira';
export const twice = 'Already in use';
export const onPriceChange = 'If the price moves';
export const tolerance = 'Worse by at most';
export const askAgain = 'Ask me again before placing';
export const keepSelection = 'Keep the selection after a bet';
export const stakesAdd = 'Quick stakes add to the stake';
export const grossWins = 'Show wins before commission';
export const countWaiting = 'Count waiting bets in wins and losses';
export const editStakes = 'Edit the quick stakes';
export const noChange = 'Accept no change';
export const betterOnly = 'Accept a better price';
export const littleWorse = 'Accept slightly worse too';
export const anyPrice = 'Accept any price';
export const byStake = 'The stake';
export const byLiability = 'What I can lose';
export const byProfit = 'What I want to win';
