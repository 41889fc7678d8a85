import { chanceOf } from '../../domain/casino/chance.ts';
import type { Action, Choice, RoundFacts } from '../../domain/casino/game.ts';
import type { Game } from '../../domain/casino/games.ts';
import { blackjackHands, blackjackPoints } from '../../domain/casino/mechanics/blackjack.ts';
import { blackjackPlay } from '../../domain/casino/mechanics/blackjackReturn.ts';
import { MINE_CELLS } from '../../domain/casino/mechanics/mines.ts';

/** What the n-th round of a simulation chooses: every bet and every setting takes its turn. */
export function choiceFor({ mechanic, data }: Game, stakeKobo: number, turn: number): Choice {
  if (mechanic === 'crash') return { target: [101, 150, 200, 1_000][turn % 4] };
  if (mechanic === 'dice') {
    const at = [1_000, 5_000, 9_000][turn % 3];
    return turn % 2 === 0 ? { side: 'under', at } : { side: 'over', at };
  }
  if (mechanic === 'mines') return { mines: data.mines[turn % data.mines.length] };
  if (mechanic === 'keno') {
    return { numbers: Array.from({ length: 1 + (turn % 8) }, (_, index) => index * 4 + 1) };
  }
  if ('spots' in data)
    return { bets: { [data.spots[turn % data.spots.length]?.id ?? '']: stakeKobo } };
  return {};
}

/** The best play against each of the dealer's cards. */
const plays = new Map<number, ReturnType<typeof blackjackPlay>>();

function bestMove(round: RoundFacts): Action {
  const { player, dealer } = blackjackHands(round);
  const up = blackjackPoints(dealer[0] ?? 0);
  const play = plays.get(up) ?? blackjackPlay(up);
  plays.set(up, play);
  const hard = player.reduce((sum, card) => sum + blackjackPoints(card), 0);
  const hasAce = player.some((card) => blackjackPoints(card) === 1);
  return { do: play.best({ hard, hasAce }, round.actions.length === 0) };
}

/** The actions of a round played to its end: blackjack by the best play, mines up to three cells. */
export function playedOut(game: Game, start: Omit<RoundFacts, 'actions'>): Action[] {
  const actions: Action[] = [];
  for (;;) {
    const round = { ...start, actions };
    const { allowed } = game.rules.stand(round);
    if (allowed.length === 0) return actions;
    if (game.mechanic === 'blackjack') actions.push(bestMove(round));
    else if (actions.length < 3)
      actions.push({ do: 'open', cell: (actions.length * 7) % MINE_CELLS });
    else actions.push({ do: 'cash-out' });
  }
}

export interface Simulated {
  /** The mean return of a naira staked, what is expected, and the standard error of the mean. */
  mean: number;
  expected: number;
  error: number;
}

const STAKE_KOBO = 1_000_00;

/** Plays rounds from seeds and compares their mean return with the declared one of the same choices. */
export function simulate(
  game: Game,
  rounds: number,
  hmac?: (key: string, text: string) => Uint8Array,
): Simulated {
  const returns = game.rules.returns();
  let sum = 0;
  let squares = 0;
  let expected = 0;
  for (let nonce = 1; nonce <= rounds; nonce++) {
    const seeds = { serverSeed: `simulation of ${game.id}`, clientSeed: 'player', nonce };
    const choice = choiceFor(game, STAKE_KOBO, nonce);
    const draws = game.rules.draw(chanceOf(seeds, hmac), choice);
    const actions = playedOut(game, { stakeKobo: STAKE_KOBO, choice, draws });
    const round = { stakeKobo: STAKE_KOBO, choice, draws, actions };
    const { returnedKobo, stakedKobo } = game.rules.stand(round);
    // A double stakes more in the middle of a round: what counts is the result on the first stake.
    const value = 1 + (returnedKobo - stakedKobo) / STAKE_KOBO;
    sum += value;
    squares += value * value;
    expected += returns[shareIndex(game, choice)]?.share ?? 0;
  }
  const mean = sum / rounds;
  const error = Math.sqrt(Math.max(0, squares / rounds - mean * mean) / rounds);
  return { mean, expected: expected / rounds, error };
}

/** Which of a game's declared returns is that of a choice; every crash target returns the same. */
function shareIndex({ mechanic, data }: Game, choice: Choice): number {
  if (mechanic === 'keno') return (choice.numbers?.length ?? 1) - 1;
  if ('spots' in data) return data.spots.findIndex(({ id }) => choice.bets?.[id] !== undefined);
  return 0;
}
