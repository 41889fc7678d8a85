import { useEffect, useRef } from 'react';
import { commitOf, multipleOf, reelSteps, reelsOf } from '../../domain/play/marketDay.ts';
import { Field } from '../../ui/form/Field.tsx';
import { HandMethod } from './HandMethod.tsx';

/** The seeds of a round, as typed. */
export interface HandSeeds {
  commit: string;
  serverSeed: string;
  clientSeed: string;
  nonce: string;
}

export const NO_SEEDS: HandSeeds = { commit: '', serverSeed: '', clientSeed: '', nonce: '' };

interface SeedCheckerProps {
  seeds: HandSeeds;
  onChange(seeds: HandSeeds): void;
  /** Rises each time a round from the list is copied in; the form then scrolls into view. */
  turn: number;
}

/** Checks a round from typed seeds and shows every step of the computation, done on this phone. */
export function SeedChecker({ seeds, onChange, turn }: SeedCheckerProps) {
  const panel = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (turn === 0 || !panel.current) return;
    panel.current.open = true;
    panel.current.querySelector('summary')?.focus();
    panel.current.scrollIntoView({ block: 'start' });
  }, [turn]);

  const { serverSeed, clientSeed } = seeds;
  const nonce = Number(seeds.nonce);
  const isWhole = serverSeed !== '' && clientSeed !== '' && Number.isInteger(nonce) && nonce > 0;
  const isPromised = commitOf(serverSeed) === seeds.commit.trim().toLowerCase();
  const made = isWhole ? { serverSeed, clientSeed, nonce } : undefined;
  const reels = made && reelsOf(made);
  const field = (label: string, name: keyof HandSeeds, isNumber = false) => (
    <Field
      label={label}
      {...(isNumber && { inputMode: 'numeric' as const })}
      value={seeds[name]}
      onChange={(event) => onChange({ ...seeds, [name]: event.target.value })}
    />
  );
  return (
    <details ref={panel} className="market-day__more">
      <summary>Work out any round by hand</summary>
      {field('Hash that was promised', 'commit')}
      {field('Secret that was told', 'serverSeed')}
      {field('Words of the player', 'clientSeed')}
      {field('Number of the round', 'nonce', true)}
      <p role="status">
        {serverSeed !== '' &&
          seeds.commit !== '' &&
          (isPromised
            ? 'The secret is the one that was promised. '
            : 'The secret is not the one that was promised. ')}
        {reels && `Its result is ${reels.join(', ')}: ${multipleOf(reels)} times the stake.`}
      </p>
      {made && (
        <ol className="market-day__steps">
          {reelSteps(made).map(({ byte, place, good }, reel) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a reel is identified by its place
            <li key={reel}>
              Reel {reel + 1}: byte {byte}, divided by 32, leaves {place}, <b>{good}</b>
            </li>
          ))}
        </ol>
      )}
      <HandMethod />
    </details>
  );
}
