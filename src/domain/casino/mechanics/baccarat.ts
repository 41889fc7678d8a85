import type { ReturnOf } from '../game.ts';
import { RANK_COUNT, rankOf, SHOE } from './cards.ts';
import type { Spot, TableData } from './table.ts';

export interface BaccaratHands {
  player: number[];
  banker: number[];
}

/** What a card counts: an ace one, ten and pictures nothing. */
function baccaratPoints(card: number): number {
  const rank = rankOf(card) + 1;
  return rank >= 10 ? 0 : rank;
}

/** Whether the banker draws, by the banker's points and what the player drew (undefined for no card). */
function bankerDraws(banker: number, third: number | undefined): boolean {
  if (third === undefined) return banker <= 5;
  if (banker <= 2) return true;
  if (banker === 3) return third !== 8;
  if (banker === 4) return third >= 2 && third <= 7;
  if (banker === 5) return third >= 4 && third <= 7;
  return banker === 6 && (third === 6 || third === 7);
}

const pointsOf = (cards: readonly number[]) =>
  cards.reduce((sum, card) => sum + baccaratPoints(card), 0) % 10;

/** The cards of both hands, by the fixed rules of drawing. */
export function baccaratHands([
  p1 = 0,
  b1 = 0,
  p2 = 0,
  b2 = 0,
  next = 0,
  last = 0,
]: readonly number[]): BaccaratHands {
  const player = [p1, p2];
  const banker = [b1, b2];
  if (pointsOf(player) >= 8 || pointsOf(banker) >= 8) return { player, banker };
  const third = pointsOf(player) <= 5 ? next : undefined;
  const isDrawing = bankerDraws(
    pointsOf(banker),
    third === undefined ? undefined : baccaratPoints(third),
  );
  return {
    player: third === undefined ? player : [...player, third],
    banker: isDrawing ? [...banker, third === undefined ? next : last] : banker,
  };
}

type Side = 'player' | 'banker' | 'tie';

function winnerOf(player: number, banker: number): Side {
  return player > banker ? 'player' : banker > player ? 'banker' : 'tie';
}

/** A tie gives both bets back. */
function baccaratReturn({ id, pays }: Spot, winner: Side): number {
  return winner === 'tie' ? 100 : winner === id ? pays : 0;
}

const capital = (side: string) => side.charAt(0).toUpperCase() + side.slice(1);

/** Baccarat without a bet on the tie. */
export function baccaratTable(spots: readonly Spot[]): TableData {
  return {
    spots,
    draws: Array<number>(6).fill(SHOE),
    returned(spot, draws) {
      const { player, banker } = baccaratHands(draws);
      return baccaratReturn(spot, winnerOf(pointsOf(player), pointsOf(banker)));
    },
    result(draws) {
      const { player, banker } = baccaratHands(draws);
      const [one, other] = [pointsOf(player), pointsOf(banker)];
      const winner = winnerOf(one, other);
      const points = `${one} to ${other}`;
      return winner === 'tie' ? `A tie, ${points}` : `${capital(winner)} wins, ${points}`;
    },
    returns: () => baccaratReturns(spots),
  };
}

/** Ranks that count so many points, of thirteen. */
const ranksWith = (points: number) => (points === 0 ? 4 : 1);

/** Counts every course of a hand by points: 13 ranks a card, six cards. */
function baccaratReturns(spots: readonly Spot[]): ReturnOf[] {
  const counts: Record<Side, number> = { player: 0, banker: 0, tie: 0 };
  const points = Array.from({ length: 10 }, (_, value) => value);
  const pairs = points.map((sum) =>
    points.reduce((ways, one) => ways + ranksWith(one) * ranksWith((sum - one + 10) % 10), 0),
  );
  for (const player of points) {
    for (const banker of points) {
      const ways = (pairs[player] ?? 0) * (pairs[banker] ?? 0);
      for (const third of points) {
        for (const fourth of points) {
          const share = ways * ranksWith(third) * ranksWith(fourth);
          counts[courseOf({ player, banker, third, fourth })] += share;
        }
      }
    }
  }
  const all = RANK_COUNT ** 6;
  return spots.map((spot) => {
    const sides: Side[] = ['player', 'banker', 'tie'];
    const sum = sides.reduce((total, side) => total + counts[side] * baccaratReturn(spot, side), 0);
    return { name: spot.name, share: sum / (100 * all) };
  });
}

function courseOf({
  player,
  banker,
  third,
  fourth,
}: Record<'player' | 'banker' | 'third' | 'fourth', number>): Side {
  if (player >= 8 || banker >= 8) return winnerOf(player, banker);
  const isDrawing = player <= 5;
  const one = isDrawing ? (player + third) % 10 : player;
  const drawn = isDrawing ? fourth : third;
  const other = bankerDraws(banker, isDrawing ? third : undefined) ? (banker + drawn) % 10 : banker;
  return winnerOf(one, other);
}
