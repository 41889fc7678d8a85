// Why the button of the sportsbook's slip is off.

export const noSelection = "You can't bet on any selection in this slip now.";
export const allLeftOut = 'You left out every selection. Add one back to bet.';
export const gone = (count: number) =>
  count === 1
    ? 'One selection is no longer offered.'
    : `${count} selections are no longer offered.`;
export const onHold = (count: number) =>
  count === 1
    ? 'One selection is suspended. Wait, or leave it out.'
    : `${count} selections are suspended. Wait, or leave it out.`;
export const gettingOdds = 'Getting the odds.';
export const moved = (count: number) =>
  count === 1
    ? 'The odds of one selection have changed.'
    : `The odds of ${count} selections have changed.`;
export const enterStake = 'Enter a stake.';
export const needsMoney = (needs: string, has: string) =>
  `This needs ${needs} and you have ${has} available.`;
