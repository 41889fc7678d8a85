import type { Language } from '../pack.ts';

/**
 * Nigerian Pidgin. UNREVIEWED: nobody who speaks it every day has read it. It stays off until one has, and has
 * signed for it in `signedBy`.
 */
export const pidgin: Language = {
  code: 'pcm',
  signedBy: undefined,
  pack: {
    play: {
      offline: 'You no dey online. We no send anything.',
      offlineDraft: 'You no dey online. We no send anything; your slip still dey here.',
      reconnecting: 'We dey connect back. You fit bet again once we see your balance.',
      signIn: 'Log in make you place this bet.',
    },
    receipts: {
      bet: (betId, state) => `Bet ${betId}, ${state}`,
      stake: (stake, matched) => `Stake ${stake}, matched ${matched}`,
      priceAsked: (price) => `Price wey you ask ${price}`,
      priceGot: (price) => `Price wey you get ${price}`,
      canWin: (profit, liability) => `You fit win ${profit}, you fit lose ${liability}`,
      byCashOut: 'Na cash-out place am',
      beforeCommission: (result) => `Result before commission ${result}`,
      commission: (amount) => `Commission ${amount}`,
      result: (result) => `Result ${result}`,
      placed: (day, clock) => `You place am ${day} ${clock}, Lagos time`,
      reference: (reference, rules) => `Reference ${reference}, rules version ${rules}`,
      title: (betId) => `Bet ${betId}`,
    },
    refusals: {
      reasons: {
        'price-moved': 'The price don move before we fit match your bet.',
        'market-changed': 'The market don change after you see this price.',
        'market-suspended': 'The market dey on hold. You fit bet again when e open.',
        'ball-running': 'Dem dey bowl one ball. You fit bet after am.',
        'market-closed': 'The market don close.',
        'runner-removed': 'Dem don comot this selection.',
        unmatched: 'Money no reach for this price to match all your stake.',
        'least-part': 'E no reach your least part, so we no match anything.',
        'own-order':
          'E go match your own order for this selection. Cancel or change that one first.',
        'not-waiting': 'Nothing of this bet dey wait.',
        'below-min': 'Your stake small pass the smallest wey we dey take here.',
        'above-max': 'Your stake big pass the largest wey we dey take here.',
        'not-whole-naira': 'Stake na whole naira only.',
        'off-ladder': 'The exchange no dey trade for this price.',
        'rate-cap': 'This market no dey take bet for odds wey high reach like this.',
        'not-enough-available': 'This bet need pass the money wey you get.',
        'same-market-busy': 'We still dey place another bet of yours for this market.',
        'combination-not-allowed': 'These selections no fit enter one bet.',
        'duplicate-reference': 'You don send this bet before. We no place am two times.',
        'on-a-break': 'You dey on break. No betting until e end.',
        'stake-limit': 'This stake pass the limit wey you set for one bet.',
        'loss-limit': 'This bet fit lose pass the limit wey you set.',
        'time-limit': 'Your time for today don finish, by the limit wey you set.',
        'session-ended': 'Your session don end. Log in again to bet.',
      },
      smallestStake: (least) => `The smallest stake here na ${least}.`,
      largestStake: (most) => `The largest stake here na ${most}.`,
      largestLoss: (most) => `One bet here no fit lose pass ${most}.`,
    },
    saferPlay: {
      kinds: { deposit: 'Deposit', loss: 'Loss', stake: 'Stake' },
      periods: { bet: 'every bet', day: 'one day', week: 'one week', month: 'one month' },
      limit: (kind, period) => `${kind}, ${period}`,
      minutes: (minutes) => `${minutes} min`,
      hours: (hours, minutes) => `${hours} h ${minutes} min`,
    },
    slip: {
      enterStake: 'Put your stake.',
      gettingPrice: 'We dey bring the live price. You fit place your bet once e land.',
      oldPrices: 'These prices don old. No betting until dem dey live again.',
      notListed: 'This market no dey list again.',
      noPrice: (side, runner) => `Nobody dey offer price to ${side} ${runner} now.`,
      noLine: (side, runner) => `No ${side} dey for ${runner} now.`,
      priceMoved: (asked, now) => `The price na ${now} now, you ask for ${asked}.`,
      movedWhileAway: (then, now) => `As you no dey, the price move from ${then} go ${now}.`,
      askLower: (asked, best) =>
        `Nobody dey offer ${asked} now; the best na ${best}. Ask for ${best} or lower, or make your bet wait.`,
      askHigher: (asked, best) =>
        `Nobody dey offer ${asked} now; the best na ${best}. Ask for ${best} or higher, or make your bet wait.`,
      onlyMatched: (amount) => `Only ${amount} fit match for price wey you go take.`,
      leastAboveStake: 'The part to match at once big pass the stake.',
      leastNotThere: (now, wanted) => `Only ${now} fit match at once, and you want ${wanted}.`,
      needsMoney: (needs, has) => `This bet need ${needs} and you get ${has}.`,
      place: 'Place bet',
      placeLay: 'Place lay',
      placeFor: (stake) => `Place bet ${stake}`,
      placeLayFor: (liability) => `Place lay, liability ${liability}`,
      placeToLose: (loss) => `Place bet, you fit lose ${loss}`,
    },
  },
};
