import './UnknownCategory.css';
import { Link } from 'wouter';
import { env } from '../../../env.ts';
import { href, paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { CATEGORIES } from '../sports.ts';

/** Shown when the address names a sport that we do not have. */
export function UnknownCategory() {
  return (
    <EmptyState
      picture="signpost"
      isPage
      title="We do not have this sport"
      text={`The link may be wrong or old. These are the sports of ${env.name}.`}
    >
      <nav className="unknown-category" aria-label="Sport">
        {Object.entries(CATEGORIES).map(([category, title]) => (
          <Link
            key={category}
            className={buttonClass({ kind: 'quiet' })}
            href={href(paths.sportCategory, { category })}
          >
            {title}
          </Link>
        ))}
      </nav>
    </EmptyState>
  );
}
