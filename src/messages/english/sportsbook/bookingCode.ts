// Opening a booking code.

export const title = 'Booking code';
export const openTitle = 'Open a booking code';
export const hint = 'Capital or small letters, with or without spaces.';
export const replaces = 'Its selections replace those in your slip. We place no bet.';
export const open = 'Open the code';
export const opening = 'Opening the code…';
export const load = 'Load';
export const enter = 'Enter a code.';
export const damaged =
  'This code is damaged or not one of ours: a letter is missing or wrong. Compare it with the one you got.';
export const unknown = "We don't have this code. Compare it with the one you got.";
export const noNetwork = "A six-letter code needs a network. Try again when you're online.";
export const locked = 'Your last bet is still in the slip. Close it first.';
export const slipIsFull = 'You opened a booking code, but your slip already has selections.';
export const replaceMine = 'Replace my slip';
export const keepMine = 'Keep mine';
export const close = 'Close';
