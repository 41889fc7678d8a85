const TIME =
  'Settled on 90 minutes and stoppage time; extra time and penalties do not count. Void when the match is postponed, or abandoned before this is decided.';
const CHECK =
  'The market is suspended at goals, red cards and video checks. Bets placed between a goal and its being disallowed are void.';

export const SOCCER_RULES = {
  match_odds: `Which side leads at the end, or The Draw. ${TIME} ${CHECK}`,
  over_under: `Goals of both sides together, own goals included. ${TIME} ${CHECK}`,
  both_to_score: `Yes wins when each side has scored at least one goal. ${TIME} ${CHECK}`,
  correct_score: `The score at the end. A score with more than three goals of a side counts as any other win or draw. ${TIME} ${CHECK}`,
  handicap: `The result with the goal that one side is given before the match begins. ${TIME} ${CHECK}`,
  half_time: `Which side leads at half-time, or The Draw. Settled on 45 minutes and stoppage time; void when the match is postponed, or abandoned before half-time. ${CHECK}`,
  half_time_full_time: `The results at half-time and at the end, both. ${TIME} ${CHECK}`,
  next_goal: `Which side scores the goal of this number; an own goal counts for the other side. A goal that a video check takes back is no goal. ${TIME} ${CHECK}`,
  bookmaker: `Rates for each 100 staked, without commission; otherwise as the match odds. ${TIME} ${CHECK}`,
} as const;
