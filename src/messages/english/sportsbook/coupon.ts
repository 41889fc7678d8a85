// The sportsbook's slip: its form, its settings, and what became of its bets.

export const title = 'Sportsbook slip';
/** In its place while it is empty. */
export const emptyTitle = 'Your sportsbook slip is empty';
export const howTo =
  'Press odds to add a selection. With several, choose one acca, singles or a system.';
export const single = 'Single';
export const singles = (count: number) => `${count} singles`;
export const accaOf = (count: number) => `Acca of ${count}`;
export const systemOf = (count: number, size: number | undefined) =>
  size === undefined ? `System of ${count}` : `System ${size} of ${count}`;
export const oneCutOf = (count: number) => `One cut of ${count}`;
export const onItsWay = 'On its way…';
export const decided = 'Done';
export const nameAt = (slip: string, odds: string) => `${slip} at ${odds}`;
export const clear = 'Clear';
export const fold = 'Fold the slip';
export const logIn = 'Log in to bet';
export const acceptOdds = 'Accept the new odds';
export const removeIt = 'Remove it';
export const removeThem = 'Remove them';
export const limited = 'Limited to the most one bet can pay.';
export const more = 'Settings';
export const bookBet = 'Book bet';
export const ifOddsChange = 'If odds change';
export const tolerance = 'Worse by at most';
export const noChange = 'Accept no change';
export const betterOnly = 'Accept better odds';
export const littleWorse = 'Accept slightly worse too';
export const anyOdds = 'Accept any odds';
export const aBet = 'bet';
export const aSystem = 'system';
export const anAcca = (legs: number) => `acca of ${legs}`;
export const place = (bet: string) => `Place ${bet}`;
export const placeFor = (bet: string, cost: string) => `Place ${bet}, ${cost}`;
export const byFreeBet = 'free bet';
export const unknownSelection = 'Selection not loaded yet';
export const live = 'Live';
export const remove = (selection: string) => `Remove ${selection}`;
export const was = 'Was';
export const better = 'better';
export const worse = 'worse';
export const leftOut = 'Left out of the bet';
export const addBack = 'Add it back';
export const notOffered = 'No longer offered';
export const suspended = 'Suspended';
export const leaveOut = 'Leave it out';
/** With how long ago. */
export const oddsAge = <Age>(age: Age) => ['Odds ', age];
export const keptAsLeft = 'Kept as you left it. Getting the latest odds.';
export const waitingForOdds = 'Getting the odds…';
export const freeBet = 'Free bet';
export const takeFreeBet = (amount: string) => `Use ${amount}`;
export const freeBetPays = 'It pays your stake, but the stake is not returned if you win.';
export const freeBetPaysOne = 'A free bet pays one bet: choose an acca or one selection.';
export const multipleBonus = 'Multiple bonus';
export const towardsBonus = 'Selections towards the next step of the bonus';
export const nextBonus = (percent: number, missing: number) =>
  `${percent}% with ${missing} more ${missing === 1 ? 'selection' : 'selections'} at odds of 1.20 or more`;
export const cost = 'Cost';
export const costByFreeBet = (nothing: string) => `${nothing}, by the free bet`;
export const mostPaid = 'Most one bet can pay';
export const stake = 'Stake';
export const stakeOnEach = 'Stake for all';
export const stakeOn = (selection: string) => `Stake on ${selection}`;
export const wholeNaira = 'Enter whole naira, like 1,500';
export const quickStakes = 'Quick stakes';
export const stakeRange = (least: string, most: string) => `${least} to ${most}`;
export const lines = (lines: number, each: string) => `${lines} lines, ${each} on each`;
export const inAll = (bets: number, total: string) => `${bets} bets, ${total} in all`;
export const totalOdds = 'Total odds';
export const returns = 'Possible return';
export const returnsMost = 'Maximum return';
export const wasBefore = 'was';
export const notSent = 'Not sent.';
export const waitsForOther = 'Waiting for the bet before it.';
export const sending = 'Sending your bet…';
export const notPlaced = 'Not placed.';
export const noMoneyTaken = (why: string) => `${why} No money was taken.`;
export const stakeIsBack = (why: string) => `${why} Your stake is back.`;
export const oddsNow = (selection: string, asked: string, now: string) =>
  `${selection}: ${asked} is now ${now}`;
export const inDelay = 'Accepted, in the in-play delay.';
export const afterDelay = 'Then it is placed, or refused and your stake comes back.';
export const offlineDelay =
  "You are offline. Your bet will still be decided, and you'll see the result when you're back.";
export const waitNetwork = 'Waiting for the network…';
export const deciding = 'Deciding…';
export const checking = 'Checking…';
export const offlineCheck = "You are offline: we'll check when you're back.";
export const checkAgain = 'Check again';
export const toSlip = 'Back to the slip';
export const done = 'Done';
export const seeBet = 'See it in My bets';
export const kindOfBet = 'Kind of bet';
export const acca = 'Acca';
export const oneCut = 'One cut';
export const allSingles = 'Singles';
export const system = 'System';
export const oneCutMeans =
  'One selection may lose and the bet still pays the same. If two lose, the bet loses. No multiple bonus.';
export const systemSize = (size: number, legs: number, lines: number) =>
  `${size} of ${legs}: ${lines} lines`;
export const systemMeans = (lines: number, size: number) =>
  `${lines} bets of ${size} selections each. It pays when ${size} win, and more for each extra winner.`;
