export const TENNIS_RULES = {
  matchOdds:
    'Which player wins the match. If a player retires, bets stand when at least one set is completed and the other player wins; otherwise they are void. A walkover is void.',
  setBetting:
    'The match result in sets. All sets must be played: a retirement voids the market, whatever the score.',
  totalGames:
    'Games of all sets together; a tie-break counts as one game. When a player retires it stands if the number was passed before, and is void if it was not.',
  setWinner:
    'Which player wins the set named. A set that is not completed is void; a set completed before a retirement stands.',
} as const;
