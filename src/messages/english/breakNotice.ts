// The notice on every page while betting is off.

export const until = (day: string, clock: string) => `You are on a break until ${day} ${clock}.`;
export const withdraw = 'withdraw';
export const yourBets = 'your bets';
export const keptHere = "Your break is saved on this phone. We'll record it when you're online.";
export const notKept =
  "We couldn't save your break on this phone. Keep this page open until you're online, so that we can record it.";
export const askedBack = 'You asked for your account back. It opens one day after you asked.';
export const ended = 'Your exclusion has ended. Ask for your account back: it opens one day later.';
export const askBack = 'Ask for my account back';
export const logInToAskBack = 'Log in to ask for your account back';
/** With links to withdrawing and to the bets. */
export const stillOpen = <Link>(withdraw: Link, bets: Link) => [
  'Betting, games, deposits and offers are off. You can still ',
  withdraw,
  ' and read ',
  bets,
  '.',
];
export const stillWithdraw = <Link>(withdraw: Link) => ['You can still ', withdraw, '.'];
