import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { chanceOf, commitOf } from '../../../domain/casino/chance.ts';
import type { Choice } from '../../../domain/casino/game.ts';
import { type Game, gameWithMaths } from '../../../domain/casino/games.ts';
import { workedOut } from '../../../domain/casino/round.ts';
import { tracedDraws } from '../../../domain/casino/tracedDraws.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { type CheckableRound, promiseFault, promisesOf, toldRound } from './checkedRound.ts';
import { HandMethod } from './HandMethod.tsx';
import { shownSeeds } from './shownSeeds.ts';

/** The seeds of a round, as typed. */
export interface HandSeeds {
  commit: string;
  serverSeed: string;
  clientSeed: string;
  nonce: string;
  /** The round they were copied from, with what the player chose in it. */
  round?: CheckableRound;
}

export const NO_SEEDS: HandSeeds = { commit: '', serverSeed: '', clientSeed: '', nonce: '' };

const MOST_STEPS = 45;

/** Of a round that this phone knows from before it, and of any other. */
const PROMISED = {
  same: 'The secret is the one that was promised.',
  other: 'The secret is not the one that was promised.',
};
const TYPED = {
  same: 'The secret fits this hash.',
  other: 'The secret does not fit this hash.',
};

interface HandCheckProps {
  seeds: HandSeeds;
  onChange(seeds: HandSeeds): void;
  /** Rises each time a round from the list is copied in; the form then scrolls into view. */
  turn: number;
  /** What is worked out while no round was copied: this game with this choice. */
  game: Game;
  choice: Choice;
}

/** Checks a round from typed seeds and shows every number of the computation, done on this phone. */
export function HandCheck({ seeds, onChange, turn, game: here, choice: chosen }: HandCheckProps) {
  const panel = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (turn === 0 || !panel.current) return;
    panel.current.open = true;
    panel.current.querySelector('summary')?.focus();
    panel.current.scrollIntoView({ block: 'start' });
  }, [turn]);

  const { list } = useSnapshot(shownSeeds);
  const { serverSeed, clientSeed, round } = seeds;
  const commit = seeds.commit.trim().toLowerCase();
  const nonce = Number(seeds.nonce);
  const isWhole = serverSeed !== '' && clientSeed !== '' && Number.isInteger(nonce) && nonce > 0;
  const promises = round ? promisesOf(round, list) : [];
  const broken = promiseFault({ commit, clientSeed, nonce }, promises);
  const words = promises.length > 0 ? PROMISED : TYPED;
  const secretText = commitOf(serverSeed) !== commit ? words.other : (broken ?? words.same);
  const game = gameWithMaths(round?.play?.maths ?? '') ?? here;
  const told = round && toldRound(round);
  const asked = told ?? { stakeKobo: 100_00, choice: chosen, actions: [] };
  const canDraw = isWhole && game.rules.problem(asked.choice, asked.stakeKobo) === undefined;
  const made = canDraw ? { serverSeed, clientSeed, nonce } : undefined;
  const field = (label: string, name: Exclude<keyof HandSeeds, 'round'>, isNumber = false) => (
    <Field
      label={label}
      {...(isNumber && { inputMode: 'numeric' as const })}
      value={seeds[name]}
      onChange={(event) => onChange({ ...seeds, [name]: event.target.value })}
    />
  );
  return (
    <details ref={panel} className="game__more">
      <summary>Work out any round by hand</summary>
      {field('Promised hash', 'commit')}
      {field('Revealed secret', 'serverSeed')}
      {field("Player's words", 'clientSeed')}
      {field('Round number', 'nonce', true)}
      <p role="status">
        {serverSeed !== '' && commit !== '' && `${secretText} `}
        {made && `Its result is ${workedOut(game, made, { ...made, ...asked }).text}.`}
      </p>
      {made && (
        <ol className="game__steps">
          {tracedDraws(game, chanceOf(made), asked.choice)
            .slice(0, MOST_STEPS)
            .map(({ count, drawn }, step) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its place
              <li key={step}>
                Divided by {count.toLocaleString('en-NG')}, leaves{' '}
                <b>{drawn.toLocaleString('en-NG')}</b>
              </li>
            ))}
        </ol>
      )}
      <HandMethod game={game} />
    </details>
  );
}
