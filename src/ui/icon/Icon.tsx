import { classes } from '../classes.ts';
import './Icon.css';

/** An icon beside text that says the same. Never the only label of anything. */
export function Icon({ path, isSmall }: { path: string; isSmall?: boolean }) {
  return (
    <svg
      className={classes('icon', isSmall && 'icon--small')}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
