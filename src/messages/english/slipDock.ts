// The place of the bet slip while it is empty, and the bar of one-click betting.

export const title = 'Your bet slip is empty';
export const howTo =
  'Choose a price: blue backs a selection, pink lays it. Nothing is bet until you place it.';
/** Beside the player's bets, where no price stands. */
export const howToElsewhere = 'Choose a price on any match, and your bet opens here.';
export const oneClickOn = 'One-click is ON.';
export const eachPrice = (stake: string) => `Each price you press bets ${stake}.`;
export const turnOff = 'Turn off';
export const endedOffline = 'One-click is off: you are offline.';
export const endedByHold = 'One-click is off: you may not bet now.';
export const endedSuspended = (market: string) => `One-click is off: ${market} is suspended.`;
/** At a desk, where the bar has no room for sentences. */
export const oneClick = 'One-click';
export const on = 'On';
export const off = 'Off';
export const stakes = 'Stake of a click, keys 1 to 5';
export const clickOpens = 'A click on a price opens the slip.';
export const clickBets = (stake: string) => `A click on a price bets ${stake} at once.`;
/** What the next click does, in two halves. */
export const clickDoes = (side: string, runner: string, price: string, stake: string) =>
  `${side} ${runner} ${price}, ${stake}`;
export const winOrLose = (win: string, loss: string) => `Win ${win}, lose ${loss}`;
export const winOrOwe = (win: string, liability: string) => `Win ${win}, liability ${liability}`;
export const lostUnderPress = (then: string, now: string) =>
  `The price went from ${then} to ${now} while you pressed. Nothing was sent.`;
export const nothingPressed = 'No price stood there when you pressed. Nothing was sent.';
/** After a second tap, before the slip's code has loaded. */
export const stillOpening = 'The slip was still opening. Press the price again.';
