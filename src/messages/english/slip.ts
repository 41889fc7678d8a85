// The bet slip of the exchange: why its button is off, and what it says.

export const enterStake = 'Enter a stake.';
export const checkPrice = 'Check the price.';
export const checkStake = 'Check the stake.';
export const checkLeast = 'Check how much to match at once.';
export const gettingPrice = 'Getting the live price. You can place your bet once it is here.';
export const oldPrices = 'These prices are old. Betting is off until they are live again.';
export const notListed = 'This market is no longer listed.';
export const noPrice = (side: string, runner: string) =>
  `Nobody offers a price to ${side} ${runner} now.`;
export const noLine = (side: string, runner: string) => `There is no ${side} on ${runner} now.`;
export const priceMoved = (asked: string, now: string) =>
  `The price is now ${now}. You asked for ${asked}.`;
export const movedWhileAway = (then: string, now: string) =>
  `While you were away the price went from ${then} to ${now}.`;
export const askLower = (asked: string, best: string) =>
  `Nobody offers ${asked} now; the best is ${best}. Ask for ${best} or lower, or let your bet wait.`;
export const askHigher = (asked: string, best: string) =>
  `Nobody offers ${asked} now; the best is ${best}. Ask for ${best} or higher, or let your bet wait.`;
export const onlyMatched = (amount: string) =>
  `Only ${amount} can be matched at a price that you take.`;
export const leastAboveStake = 'The part to match now is more than your stake.';
export const leastNotThere = (now: string, wanted: string) =>
  `Only ${now} can be matched now, and you want ${wanted}.`;
export const needsMoney = (needs: string, has: string) =>
  `This bet needs ${needs} and you have ${has} available.`;
export const place = 'Place bet';
export const placeLay = 'Place lay';
export const placeFor = (stake: string) => `Place bet ${stake}`;
export const placeLayFor = (liability: string) => `Place lay, liability ${liability}`;
export const placeToLose = (loss: string) => `Place bet, you can lose ${loss}`;
export const oneClickOff = 'One-click betting is off.';
export const title = 'Bet slip';
export const listedPrice = (now: string, listed: string) =>
  `Price now ${now}. The list showed ${listed}.`;
export const draft = 'Draft';
export const sending = 'Sending…';
export const inDelay = 'In delay…';
export const checking = 'Checking…';
export const decided = 'Done';
export const price = 'Price';
export const quickStakes = 'Quick stakes';
export const sameAgain = (stake: string) => `Same again ${stake}`;
export const most = 'Max';
export const clear = 'Clear';
export const notAllMatched = 'If it is not fully matched';
export const matchNow = 'Match at least this now';
export const wholeNaira = 'Enter whole naira, like 500';
export const finishFirst = 'Place your bet or change it first, then update.';
export const confirm = (side: string, runner: string, price: string, stake: string) =>
  `${side} ${runner} at ${price} for ${stake}?`;
export const change = 'Change it';
export const accept = (price: string) => `Accept ${price}`;
export const better = (price: string) => `Now ${price}, better than you asked for.`;
export const logIn = 'Log in to bet';
export const more = 'Outcomes and settings';
export const fold = 'Fold the bet slip';
export const remove = 'Remove from the bet slip';
export const canWin = 'You can win';
export const liability = 'Liability';
export const canLose = 'You can lose';
export const stake = 'Stake';
export const targetProfit = 'Target profit';
export const backersStake = "Backer's stake";
export const canLoseAtMost = 'What I can lose';
export const stakeOf = (stake: string) => `Stake ${stake}`;
export const wholeNairaStake = 'Enter whole naira, like 1,500';
export const ifItEnds = 'If it ends';
export const now = 'Now';
export const after = 'After';
export const withOrders = 'With your orders';
export const exposure = 'Exposure';
export const available = 'Available';
export const voided = 'Void: your stake is back.';
export const cancelled = 'Cancelled. Nothing was matched.';
export const lapsed = 'Lapsed. Nothing was matched.';
export const waits = (stake: string, price: string) => `${stake} waits at ${price}.`;
export const isDelayed = (stake: string, price: string) =>
  `${stake} is in the in-play delay, at ${price}.`;
export const accepted = 'Accepted, in the in-play delay.';
export const acceptedElsewhere = 'From another tab: accepted, in the in-play delay.';
export const sentElsewhere = 'Another tab is placing this bet.';
export const notPlaced = (why: string) => `Not placed. ${why} No money was taken.`;
export const notSent = (why: string) => `Not sent. ${why}`;
export const allWaits = (price: string) =>
  `Nobody offers ${price} now: your whole bet would wait there.`;
export const restWaits = (price: string) => `What is not matched waits at ${price}.`;
export const partWaits = (now: string, rest: string, price: string) =>
  `${now} can be matched now, ${rest} would wait at ${price}.`;
export const check = 'Check';
export const toSlip = 'To the slip';
export const sendingBet = 'Sending your bet…';
export const inPlayDelay = 'Your bet is accepted and in the in-play delay.';
export const afterDelay =
  'Then it is matched at a price you accept, or refused. Your money is reserved until then.';
export const offlineDelay =
  "You are offline. Your bet will still be decided, and you'll see the result when you're back.";
export const nextPrice = 'You can already choose the next price.';
export const offlineCheck = "You are offline: we'll check when you're back.";
export const checkAgain = 'Check again';
export const waitNetwork = 'Waiting for the network…';
export const deciding = 'Deciding…';
export const notPlacedTitle = 'Not placed.';
export const noMoneyTaken = (why: string) => `${why} No money was taken.`;
export const version = (rules: string) => `Version ${rules}`;
export const changeRetry = 'Change and retry';
export const betAgain = 'Bet again';
export const done = 'Done';
export const seeBet = 'See it in My bets';
export const betterPrice = 'Better than you asked for.';
export const worsePrice = 'Worse than you asked for, within what you allow.';
export const profitIfWins = 'Profit if it wins';
export const profitIfLoses = 'Profit if it loses';
/** With an amount. */
export const availableAfter = <Amount>(amount: Amount) => ['Available after: ', amount, '.'];
export const nothingYet = 'Placed. Nothing is matched yet.';
export const matched = 'Matched.';
export const matchedAt = (price: string) => `Matched at ${price}.`;
export const partMatched = (part: string, stake: string) => `${part} of ${stake} matched.`;
export const partMatchedAt = (part: string, stake: string, price: string) =>
  `${part} of ${stake} matched at ${price}.`;
export const onTheirWay = (bets: number) =>
  bets === 1 ? '1 bet on its way' : `${bets} bets on their way`;
export const answered = (bets: number) => (bets === 1 ? '1 bet answered' : `${bets} bets answered`);
export const waitsForNetwork = 'It waits for the network.';
export const addMore = 'Add more selections';
export const nextIsAdded = 'The next price you choose is added.';
export const selections = (count: number) => `${count} selections`;
export const removeAll = 'Remove all';
export const removeOther = (runner: string) => `Remove ${runner}`;
export const noStake = 'no stake';
export const ofSelection = (runner: string, why: string) => `${runner}: ${why}`;
export const needMoneyTogether = (bets: number, needs: string, has: string) =>
  `These ${bets} bets need ${needs} together and you have ${has} available.`;
export const needTogether = (bets: number, needs: string) =>
  `These ${bets} bets need ${needs} together.`;
export const placeAll = (bets: number) => `Place all ${bets}`;
export const confirmAll = (bets: number) => `Place these ${bets} bets?`;
export const showOther = (runner: string) => `Show ${runner}`;
