import type { MarkOf } from '../score/Sides.tsx';
import { CrestArt } from './CrestArt.tsx';
import { MarkArt } from './MarkArt.tsx';

/** What `sideMark` shows once its drawing is here. For the landing page, which has no React to wait for it. */
export const sideArt: MarkOf = (name, isPerson) => (
  <span className={isPerson ? 'mark mark--round' : 'crest'} aria-hidden="true">
    {isPerson ? <MarkArt name={name} /> : <CrestArt name={name} />}
  </span>
);
