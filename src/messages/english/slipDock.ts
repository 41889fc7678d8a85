// The place of the bet slip while it is empty, and the bar of one-click betting.

export const title = 'Bet slip';
export const howTo =
  'Tap a price: blue backs a selection, pink lays it. Nothing is bet until you place it.';
export const oneClickOn = 'One-click is ON.';
export const eachTap = (stake: string) => `Each tap on a price bets ${stake}.`;
export const turnOff = 'Turn off';
