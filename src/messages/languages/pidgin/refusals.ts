import type { Pack } from '../../pack.ts';

/** Why a bet is refused, and why the player may not play. Unreviewed, as all of the pack. */
export const refusalsTexts: Pick<Pack, 'play' | 'refusals' | 'stateOfPlay'> = {
  play: {
    offline: 'You no dey online. We no send anything.',
    offlineDraft: 'You no dey online. We no send anything; your slip still dey here.',
    reconnecting: 'We dey connect back. You fit bet again once we see your balance.',
    signIn: 'Log in make you place this bet.',
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
      'own-order': 'E go match your own order for this selection. Cancel or change that one first.',
      'position-changed':
        'Your position don change since we work this one out. We no place anything.',
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
  stateOfPlay: {
    breakStarted: 'Your break don start. We don log you out.',
    breakRefused: (why) =>
      `Our server refuse your break, so e don end: ${why}. Abeg take am again.`,
    onBreak: (end) => `You dey on break till ${end}. No betting.`,
    askedBack: 'You don ask for your account back. No betting till one day after you ask.',
    exclusionEnded:
      'Your exclusion don end. No betting till one day after you ask for your account back.',
    timeUp: 'You don reach your time limit for today. No betting till midnight.',
  },
};
