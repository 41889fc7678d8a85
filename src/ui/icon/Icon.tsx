import { classes } from '../classes.ts';
import './Icon.css';

/** A drawing beside words that say the same; never the only name of anything. */
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
