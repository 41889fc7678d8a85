const TIME =
  'Settled on 90 minutes and stoppage time; extra time and penalties do not count. An abandoned match is void.';
const CHECK =
  'The market is suspended at goals, red cards and video checks. Bets struck between a goal and its being disallowed are void.';

export const SOCCER_RULES = {
  match_odds: `Which side leads at the end, or The Draw. ${TIME} ${CHECK}`,
  over_under: `Goals of both sides together, own goals included. ${TIME} ${CHECK}`,
  both_to_score: `Yes wins when each side has scored at least one goal. ${TIME} ${CHECK}`,
  bookmaker: `Rates for each 100 staked, without commission; otherwise as the match odds. ${TIME} ${CHECK}`,
} as const;
