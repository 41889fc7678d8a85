import type { Chance } from './chance.ts';

/** What a player chooses before a round. Each mechanic reads its own part. */
export interface Choice {
  /** Crash: cash out by itself at this multiple, in hundredths. */
  target?: number | undefined;
  /** Mines: how many are hidden. */
  mines?: number | undefined;
  /** Dice: the side of `at` to land on, and `at` in hundredths. */
  side?: 'under' | 'over' | undefined;
  at?: number | undefined;
  /** Keno: the numbers picked, from 1. */
  numbers?: readonly number[] | undefined;
  /** Tables: kobo by spot. */
  bets?: Readonly<Record<string, number>> | undefined;
}

/** What a player does during a round. */
export interface Action {
  do: 'open' | 'cash-out' | 'hit' | 'stand' | 'double';
  /** Mines: the cell that is opened, from 0. */
  cell?: number | undefined;
  /** Crash: the multiple at which it was cashed out, in hundredths. The server sets it. */
  at?: number | undefined;
}

/** Everything that a round's result follows from. */
export interface RoundFacts {
  /** Kobo staked at the beginning. */
  stakeKobo: number;
  choice: Choice;
  /** What the seeds gave. */
  draws: readonly number[];
  actions: readonly Action[];
}

/** How a round stands. */
export interface Standing {
  isOver: boolean;
  /** Kobo, the stake included; what cashing out now would return while it is open. */
  returnedKobo: number;
  /** Kobo staked in all: more than at the beginning after a double. */
  stakedKobo: number;
  /** The draws that the player may know, in their order; −1 stands for a hidden one. */
  shown: number[];
  /** What may be done next. */
  allowed: readonly Action['do'][];
  /** The result in words. */
  text: string;
}

/** A bet, or a way to play, and the part of its stakes that comes back in the long run. */
export interface ReturnOf {
  name: string;
  /** Exact but for the last bits of the division, from 0 to 1. */
  share: number;
}

/** The rules that every mechanic has. */
export interface Rules {
  /** Takes every number of a round from its seeds. */
  draw(chance: Chance, choice: Choice): number[];
  stand(round: RoundFacts): Standing;
  /** Why a choice cannot be played with this stake, in one sentence. */
  problem(choice: Choice, stakeKobo: number): string | undefined;
  /** Why an action cannot be done now. `allowed` has been looked at before. */
  actionProblem?(round: RoundFacts, action: Action): string | undefined;
  /** Computed from the game's own data. */
  returns(): ReturnOf[];
}

/** A choice that needs nothing. */
export const noProblem = () => undefined;

/** A round that ends with its draws. */
export function endedRound(
  { stakeKobo, draws }: Pick<RoundFacts, 'stakeKobo' | 'draws'>,
  returnedKobo: number,
  text: string,
): Standing {
  return {
    isOver: true,
    returnedKobo,
    stakedKobo: stakeKobo,
    shown: [...draws],
    allowed: [],
    text,
  };
}

/** Kept, because making one takes a hundred times as long as writing a number. */
const multiples = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 2 });

/** `12.5×`: hundredths as a multiple of the stake. */
export function timesText(hundredths: number): string {
  return `${multiples.format(hundredths / 100)}×`;
}
