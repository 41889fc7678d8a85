import { mulDiv } from '../../money/mulDiv.ts';
import { noProblem, type RoundFacts, type Rules, type Standing } from '../game.ts';
import { blackjackShare } from './blackjackReturn.ts';
import { rankOf, SHOE } from './cards.ts';

export interface BlackjackData {
  /** Hundredths of the stake for a blackjack, the stake included. */
  blackjack: number;
}

/** More cards than two hands can ever take. */
const MOST_CARDS = 40;
/** The dealer's second card lies face down until the player is done. */
const HOLE = 3;

export interface HandValue {
  total: number;
  /** An ace counts eleven. */
  isSoft: boolean;
}

/** What a card counts: an ace one, pictures ten. */
export function blackjackPoints(card: number): number {
  return Math.min(10, rankOf(card) + 1);
}

export function blackjackValue(cards: readonly number[]): HandValue {
  const hard = cards.reduce((sum, card) => sum + blackjackPoints(card), 0);
  const isSoft = hard <= 11 && cards.some((card) => rankOf(card) === 0);
  return { total: isSoft ? hard + 10 : hard, isSoft };
}

const isBlackjack = (cards: readonly number[]) =>
  cards.length === 2 && blackjackValue(cards).total === 21;

export interface BlackjackHands {
  player: number[];
  dealer: number[];
  isOver: boolean;
  isDoubled: boolean;
}

/** Both hands after the player's actions. The dealer draws to 17 and stands on every 17. */
export function blackjackHands({
  draws,
  actions,
}: Pick<RoundFacts, 'draws' | 'actions'>): BlackjackHands {
  const at = (index: number) => draws[index] ?? 0;
  const isDoubled = actions.some((action) => action.do === 'double');
  const drawn = actions.filter((action) => action.do !== 'stand').length;
  const player = [at(0), at(2), ...draws.slice(HOLE + 1, HOLE + 1 + drawn)];
  const dealer = [at(1), at(HOLE)];
  const { total } = blackjackValue(player);
  const isStanding = isDoubled || actions.some((action) => action.do === 'stand');
  const isOver = isStanding || total >= 21 || isBlackjack(dealer);
  if (isOver && total <= 21 && !isBlackjack(player) && !isBlackjack(dealer)) {
    let next = HOLE + 1 + drawn;
    while (blackjackValue(dealer).total < 17) {
      dealer.push(at(next));
      next += 1;
    }
  }
  return { player, dealer, isOver, isDoubled };
}

/** Hundredths of all that was staked. */
function timesOf({ player, dealer }: BlackjackHands, blackjack: number): number {
  const mine = blackjackValue(player).total;
  const theirs = blackjackValue(dealer).total;
  if (mine > 21) return 0;
  if (isBlackjack(player)) return isBlackjack(dealer) ? 100 : blackjack;
  if (isBlackjack(dealer)) return 0;
  if (theirs > 21 || mine > theirs) return 200;
  return mine === theirs ? 100 : 0;
}

/** Blackjack against a dealer, with double and without split. */
export function blackjackRules({ blackjack }: BlackjackData): Rules {
  return {
    draw: (chance) => Array.from({ length: MOST_CARDS }, () => chance.below(SHOE)),
    problem: noProblem,
    stand(round): Standing {
      const { stakeKobo, draws, actions } = round;
      const hands = blackjackHands(round);
      const { player, dealer, isOver, isDoubled } = hands;
      const stakedKobo = isDoubled ? 2 * stakeKobo : stakeKobo;
      const mine = blackjackValue(player).total;
      if (!isOver) {
        const hits = draws.slice(HOLE + 1, HOLE + 1 + actions.length);
        return {
          isOver,
          returnedKobo: 0,
          stakedKobo,
          shown: [...draws.slice(0, HOLE), -1, ...hits],
          allowed: actions.length === 0 ? ['hit', 'stand', 'double'] : ['hit', 'stand'],
          text: `You have ${mine}`,
        };
      }
      const used = player.length + dealer.length;
      const theirs = isBlackjack(dealer) ? 'blackjack' : blackjackValue(dealer).total;
      const text =
        mine > 21
          ? `You have ${mine}, which is too many`
          : `You have ${isBlackjack(player) ? 'blackjack' : mine}, the dealer ${theirs}`;
      return {
        isOver,
        returnedKobo: mulDiv(stakedKobo, timesOf(hands, blackjack), 100, 'down'),
        stakedKobo,
        shown: draws.slice(0, used),
        allowed: [],
        text,
      };
    },
    returns: () => [{ name: 'With the best play', share: blackjackShare(blackjack) }],
  };
}
