import { Link } from 'wouter';
import { href, paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';

/** Shown when the server does not know the match, or no longer does. */
export function MatchMissing() {
  return (
    <EmptyState
      picture="ball"
      title="This match is not listed"
      text="It may be over, or its link may be wrong. Bets on it are still settled and show in My bets."
    >
      <Link className={buttonClass()} href={href(paths.sportCategory, { category: 'inplay' })}>
        See what is in play
      </Link>
    </EmptyState>
  );
}
