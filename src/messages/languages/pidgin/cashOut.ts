import type { Pack } from '../../pack.ts';

/** Cash-out, and a bet in a sentence. Unreviewed, as all of the pack. */
export const cashOutTexts: Pick<
  Pack,
  | 'betSentence'
  | 'cashOut'
  | 'cashOutFancy'
  | 'cashOutOffer'
  | 'cashOutSheet'
  | 'cashOutTarget'
  | 'stopLoss'
> = {
  betSentence: {
    overLine: (win, lose, line, what) =>
      `You go win ${win} if ${what} reach ${line} or pass, and lose ${lose} if e no reach.`,
    underLine: (win, lose, line, what) =>
      `You go win ${win} if ${what} no reach ${line}, and lose ${lose} if e reach ${line} or pass.`,
    overRuns: (win, lose, line, batting, overs) =>
      `You go win ${win} if ${batting} score ${line} or pass for ${overs} overs, and lose ${lose} if e no reach.`,
    underRuns: (win, lose, line, batting, overs) =>
      `You go win ${win} if ${batting} score less than ${line} for ${overs} overs, and lose ${lose} if e reach ${line} or pass.`,
    backs: (win, lose, runner) =>
      `You go win ${win} if na ${runner}, and lose ${lose} if no be am.`,
    lays: (win, lose, runner) => `You go win ${win} if no be ${runner}, and lose ${lose} if na am.`,
    refused: 'We refuse this bet: we no take any stake.',
    neverMatched: 'This bet no match at all: we don free your money.',
    voided: 'This bet no count: we don free your stake.',
    notMatchedYet: (then) => `E never match. Once e match: ${then}`,
    ended: (outcome) => `E end for ${outcome}.`,
    result: (outcome) => `The result na ${outcome}.`,
    brokeEven: 'You no win, you no lose.',
    won: (amount) => `You win ${amount}.`,
    lost: (amount) => `You lose ${amount}.`,
  },
  cashOut: {
    equalise: 'Equalise',
    close: 'Close for the same stake',
    sameStake: 'Same stake',
    loss: (amount) => `loss of ${amount}`,
    sure: (amount) => `${amount} sure`,
    however: (result) => `${result}, anyhow e end.`,
    partLocked: (result, part, rest) =>
      `${result} don lock for ${part}% of am; the ${rest}% wey remain still dey run.`,
    closeMeans: 'E dey take each stake back. Wetin remain depend on the runners wey you trade.',
    wayOfPart: (way, percent) => `${way} ${percent}%`,
    wayFor: (way, result) => `${way}, ${result}`,
    selectionAt: (runner, price) => `${runner} at ${price}`,
    order: (side, what, stake) => `${side} ${what}, stake ${stake}`,
    sending: 'E dey go…',
    inDelay: 'We don accept am, e dey inside the in-play delay…',
    lost: 'No answer don come. We dey check wetin happen. We no dey send am two times.',
    notSent: 'We no send am.',
    inBook: (state) => `${state}. Cancel or change am for My bets.`,
    matchedAt: (price) => `E don match at ${price}.`,
    notPlaced: (why) => `We no place am. ${why} We no take any money.`,
    waitsForOther: 'E dey wait for the one before am.',
    checkAgain: 'Check again',
    allMatched: 'Done. Everything don match.',
    orderWaits: 'Your order dey the market, e dey wait for its price.',
    partMatched: (matched, bets) =>
      `${matched} out of ${bets} bets don match; we no place the rest.`,
    nothingPlaced: 'We no place anything.',
    endsBracket:
      'E go end the target and the stop-loss of this position too: dem for open am again.',
    keepsBracket: 'Target of this position go small with am. Stop-loss go stay.',
    stillWaiting: (orders, amount) =>
      `${orders} order of yours, ${amount}, still dey wait for this market, dem fit match am.`,
    cancelIt: 'Cancel am too',
    cancelThem: 'Cancel dem too',
    reading: 'We dey read your position…',
    notRead: 'We no fit read your position now. We no send anything.',
    readAgain: 'Try again',
    positionChanged: (result) =>
      `Your position don change, for another page or by order wey match. The result now na ${result}.`,
    positionChangedNow: 'Your position don change. Look the new figures, then send am again.',
    takeNewPosition: (result) => `Take the new offer, ${result}`,
    standsNow: 'Wetin you get for this market now:',
    done: 'Done',
    newOffer: 'Ask for new offer',
    now: 'Now',
    after: 'After',
    ifItEnds: 'If e end',
    none: 'None',
    afterCommission: (percent) => `After ${percent}% commission`,
    beforeCommission: (percent) => `Before ${percent}% commission`,
    howPlaced:
      'We go place dem one by one, for these prices or better, each one only when the one before am don match.',
    eachWaits: (seconds) => `Each one go wait ${seconds} s, like every in-play bet.`,
    priceMoved: (before, now) => `The price don move: ${before} don turn ${now}.`,
    takeNew: (result) => `Take the new price, ${result}`,
    wayNow: (way, result) => `${way} now, ${result}`,
    back: 'Go back',
    finishFirst: 'First cash out or go back, then update.',
    howMuch: 'How much of am',
    part: 'Part wey you go cash out',
    wholePercent: 'Type whole percent from 1 reach 100.',
    roundedDown: (percent) => `Na only whole percent: ${percent}% dey count.`,
    percent: 'Percent',
    unavailable: 'You no fit cash out',
    notNow: 'No be now',
  },
  cashOutFancy: {
    ifItEnds: 'If e end',
    now: 'Now',
    after: 'After',
    none: 'None',
    howPlaced: (order) => `E go place ${order}, for this line or better one.`,
    waits: (seconds) => `E go wait ${seconds} s, like every in-play bet.`,
    lineMoved: (before, now) => `The line don move: ${before} don turn ${now}.`,
    placeNow: 'Place am now',
    positionChanged:
      'Your position don change, for another page or by bet wey dem decide. These na the new figures.',
    notRead: 'We no fit read your position now. We no send anything.',
    takeNewOffer: 'Take the new offer',
    takeNew: 'Take the new line',
    cashOut: 'Cash out',
    withResult: (button, result) => `${button}, ${result}`,
    back: 'Go back',
    loseAtMost: (amount) => `you no fit lose pass ${amount}`,
    orMore: (amount) => `${amount} or pass`,
    couldLose: (amount) => `You fit lose ${amount}.`,
    afterAtMost: (amount) => `After this one, e no go pass ${amount}.`,
    afterOrMore: (amount) => `After this one you go get ${amount} or pass, anyhow e end.`,
  },
  cashOutOffer: {
    title: 'Cash out',
    open: 'Cash out…',
    worth: (amount) => `Cash out ${amount}`,
    underWay: 'One cash-out dey go on. Update when e finish.',
    offline: 'You no fit cash out: you no dey online.',
    reconnecting: 'You no fit cash out until network come back.',
    smallerPart: (why) => `Cash out smaller part. ${why}`,
    suspended: 'You no fit cash out: the market no dey open.',
    pricesOld: 'You no fit cash out: these prices don old.',
    alreadyEven: 'Nothing dey to cash out: every result dey pay the same already.',
    tooLittleMoney: 'You no fit cash out: money no reach for this market.',
    addsRisk: 'You no fit cash out: for the middle of am, you fit lose pass now.',
    lineAway: 'You no fit cash out: no bet for this line go make your worst result better.',
  },
  cashOutSheet: {
    title: 'Cash out',
    open: 'Cash out…',
    gettingPrices: 'We dey bring the prices of this market…',
  },
  cashOutTarget: {
    target: 'For the price wey you want',
    stopLoss: 'Stop-loss',
    backAt: (runner) => `Price to back ${runner}`,
    layAt: (runner) => `Price to lay ${runner}`,
    waits: (order, result) =>
      `${order} go wait until e match or you cancel am for My bets. Then: ${result}.`,
    placeAt: (price) => `Place the order at ${price}`,
    placeAtThis: 'Place the order for this price',
  },
  stopLoss: {
    all: 'Stop-loss dem',
    cancel: 'Cancel',
    named: (runner, price) => `Stop-loss at ${price} for ${runner}`,
    endedWhy: (why) => `E don end. ${why}`,
    setToLay: (runner, price, limit) =>
      `E don set: when person fit lay ${runner} at ${price} or pass, we go cash am out at ${limit} or better.`,
    setToBack: (runner, price, limit) =>
      `E don set: when person fit back ${runner} at ${price} or lower, we go cash am out at ${limit} or better.`,
    remove: 'Remove the stop-loss',
    reached: (price) => `Price don reach the stop-loss at ${price}, and we don place its order.`,
    ended: (price, why) => `The stop-loss at ${price} don end. ${why}`,
    backAt: (runner) => `Stop price to back ${runner}`,
    layAt: (runner) => `Stop price to lay ${runner}`,
    thereAbove: (best) => `The price don reach there. Choose one wey pass ${best}`,
    thereBelow: (best) => `The price don reach there. Choose one wey low pass ${best}`,
    means: (price, result, limit) =>
      `At ${price} e go be like ${result}. We dey watch the price, even if you close the app, then we go place the order wey go level your position, at ${limit} or better. This no be guarantee: if the price jump pass that one, or the market dey on hold, the order go wait.`,
    set: (price) => `Set the stop-loss at ${price}`,
    move: (price) => `Move the stop-loss go ${price}`,
    thisPrice: 'this price',
  },
};
