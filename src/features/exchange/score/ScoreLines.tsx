import { Parts } from '../../../ui/layout/Parts.tsx';
import type { ScoreProps } from './ScoreProps.ts';

/** The score in words, which every sport has. */
export function ScoreLines({ score }: Pick<ScoreProps, 'score'>) {
  return (
    <>
      <p className="match-header__main">{score?.line ?? 'No score yet'}</p>
      <p className="match-header__line">
        <Parts of={[score?.detail]} />
      </p>
    </>
  );
}
