const LOCK = 'Locked while a ball runs; suspended at wickets, injuries and reviews.';
const CUT = 'Penalty runs do not count.';

export const CRICKET_RULES = {
  matchOddsTwenty:
    'Which side wins the match. A tie is decided by the super over. Without a result (fewer than five overs of the second innings) all bets are void.',
  matchOddsFifty:
    'Which side wins the match. There is no super over: a tie is a dead heat, and each side is paid half. Without a result (fewer than twenty overs of the second innings) all bets are void.',
  bookmaker: `Rates for each 100 staked, without commission. A tied match is void here, whatever a super over says; so is a match without a result. ${LOCK}`,
  tiedMatch:
    'Yes wins when both sides have scored the same in their innings, before any super over. Without a result all bets are void.',
  toss: 'Which captain wins the toss, thirty minutes before play. Void when no toss takes place.',
  session: `Runs of the innings at the end of the over named, extras included. An innings that is all out or reaches its target earlier counts as it ended; one stopped by rain before that over is void. ${CUT} ${LOCK}`,
  over: `Runs in the over named, extras included. An over that is not completed is void. ${CUT} ${LOCK}`,
  batter: `The batter's own runs in this innings, out or not out. A batter who retires hurt is void, and so is one still in when rain ends the match. ${LOCK}`,
  fallOfWicket: `Runs of the innings when the wicket named falls. Void when the innings ends before it; a batter retired hurt is no wicket. ${LOCK}`,
  wicketWindow: `Yes wins as soon as a wicket falls in these overs; a batter retired hurt is no wicket. Void when the innings ends before the last of these overs and none has fallen in them. ${LOCK}`,
  oddEven: `Whether the innings ends on an odd or an even total, extras included; none is even. Void when rain ends the innings. ${CUT} ${LOCK}`,
} as const;
