import type { Beat } from '../beats.ts';
import { textKey } from '../chance/hash.ts';
import type { Fixture } from '../fixtures.ts';
import type { GamePlan } from '../game.ts';
import type { MarketPlan } from '../markets/marketPlan.ts';
import { exchangePricing } from '../prices/pricing.ts';
import { LISTED_AHEAD_MS } from '../prices/ticks.ts';
import type { Outcome } from '../result.ts';
import { createTennisChances, SET_SCORES, setsWon } from './chances.ts';
import type { TennisPlay, TennisState } from './play.ts';
import { TENNIS_RULES } from './rules.ts';
import { createTotalChances, gamesPlayed } from './totals.ts';

const WOBBLE = 0.03;
/** Lines of total games, relative to the line that is closest to even before play. */
const LINES_FROM_EVEN = [-2, 0, 2];
const SET_OUTCOMES = SET_SCORES.map(([home, away]) => (home > away ? 0 : 1));

export function tennisMarkets(
  fixture: Fixture,
  play: TennisPlay,
  beats: readonly Beat[],
): Pick<GamePlan, 'matchOdds' | 'otherMarkets'> {
  const { gameId, startsAt, key, competition } = fixture;
  const { states, endsAt, retired } = play;
  const chances = createTennisChances(play.serving);
  const listedAt = startsAt - LISTED_AHEAD_MS;
  const depth = competition.isLeading ? 45_000 : 14_000;
  const players = [
    { runnerId: 'home', name: fixture.home },
    { runnerId: 'away', name: fixture.away },
  ];
  const last = states.at(-1);
  const final = last ? setsWon(last) : [0, 0];

  const frame = (
    id: string,
    depthNaira: number,
    everyTicks: number,
    work: (state: TennisState) => number[],
    outcomes: readonly number[] = [0, 1],
  ) => {
    const marketId = `${gameId}:${id}`;
    // All but the totals ask who is better.
    const about = id.startsWith('games') ? 'games' : 'winner';
    const opinion = { key: textKey(about, key), outcomes: 2, of: outcomes, everyTicks } as const;
    const book = { key: textKey(marketId, key), opinion, depthNaira, wobble: WOBBLE };
    return {
      marketId,
      listedAt,
      opensAt: listedAt,
      closesAt: endsAt,
      beats,
      everyTicks,
      prices: exchangePricing(book, (index) => {
        const state = states[index];
        return state ? work(state) : [];
      }),
      turnoverNaira: depthNaira / 40,
    };
  };

  const notCompleted = retired ? `Not completed: ${fixture[retired]} retired` : 'Not completed';
  const matchOutcome = (): Outcome => {
    if (!retired) return { kind: 'winner', runnerId: final[0] === 2 ? 'home' : 'away' };
    const note = `${fixture[retired]} retired`;
    if (last?.sets.length === 0) {
      return { kind: 'void', reason: `${note} before one set was completed` };
    }
    return { kind: 'winner', runnerId: retired === 'home' ? 'away' : 'home', note };
  };
  const matchOdds: MarketPlan = {
    ...frame('mo', depth, 1, chances.match),
    kind: 'match_odds',
    name: 'Match Odds',
    rules: TENNIS_RULES.matchOdds,
    runners: players,
    outcome: matchOutcome(),
  };
  const setBetting = (): MarketPlan => ({
    ...frame('sb', depth / 4, 8, chances.scores, SET_OUTCOMES),
    kind: 'sets',
    name: 'Set Betting',
    rules: TENNIS_RULES.setBetting,
    runners: SET_SCORES.map(([home, away]) => ({
      runnerId: `${home}-${away}`,
      name: home > away ? `${fixture.home} ${home}–${away}` : `${fixture.away} ${away}–${home}`,
    })),
    outcome: retired
      ? { kind: 'void', reason: notCompleted }
      : { kind: 'winner', runnerId: final.join('-') },
  });
  const setWinner = (index: number): MarketPlan[] => {
    const before = states.find((state) => state.sets.length === index);
    // A deciding set is offered once it is certain to be played.
    const opensAt = index === 2 ? before?.at : listedAt;
    if (opensAt === undefined || opensAt >= endsAt) return [];
    const end = states.find((state) => state.sets.length > index);
    const [home = 0, away = 0] = end?.sets[index] ?? [];
    return [
      {
        ...frame(`set${index + 1}`, depth / 5, 8, (state) => chances.set(state, index)),
        kind: 'sets',
        name: `Set ${index + 1} Winner`,
        rules: TENNIS_RULES.setWinner,
        runners: players,
        listedAt: opensAt,
        opensAt,
        closesAt: end?.at ?? endsAt,
        outcome: end
          ? { kind: 'winner', runnerId: home > away ? 'home' : 'away' }
          : { kind: 'void', reason: notCompleted },
      },
    ];
  };
  const totalGames = (): MarketPlan[] => {
    const [first] = states;
    if (!first) return [];
    const chanceOf = createTotalChances(play.serving);
    // The minimum is twelve games, so this starts below any even line.
    let even = 12;
    while (chanceOf(first, even + 1) > 0.5) even += 1;
    return LINES_FROM_EVEN.map((step) => even + step).map((line) => {
      const isOver = (state: TennisState) => gamesPlayed(state) > line;
      const decided = states.find(isOver);
      const name = `${line}.5 Games`;
      return {
        ...frame(`games${line}5`, depth / 5, 8, (state) => {
          const over = chanceOf(state, line);
          return [1 - over, over];
        }),
        kind: 'over_under',
        name: `Over/Under ${name}`,
        rules: TENNIS_RULES.totalGames,
        runners: [
          { runnerId: 'under', name: `Under ${name}` },
          { runnerId: 'over', name: `Over ${name}` },
        ],
        closesAt: decided?.at ?? endsAt,
        outcome:
          retired && !decided
            ? { kind: 'void', reason: notCompleted }
            : { kind: 'winner', runnerId: decided ? 'over' : 'under' },
      };
    });
  };
  return {
    matchOdds,
    otherMarkets: () => [setBetting(), ...[0, 1, 2].flatMap(setWinner), ...totalGames()],
  };
}
