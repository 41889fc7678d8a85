import './ContinuePlaying.css';
import { useEffect, useId } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { ago } from '../../domain/time/lagosTime.ts';
import { loadRecentlyOpened, recentlyOpened } from '../../state/lists/recentlyOpened.ts';
import { useNow } from '../../ui/hooks/useNow.ts';
import { Strip } from '../../ui/layout/Strip.tsx';

/** The matches and games last opened on this phone; nothing when there are none. */
export function ContinuePlaying() {
  const { list } = useSnapshot(recentlyOpened);
  useEffect(() => void loadRecentlyOpened(), []);
  const now = useNow();
  const id = useId();
  if (list.length === 0) return null;
  return (
    <section className="continue" aria-labelledby={id}>
      <h2 id={id}>Continue</h2>
      <Strip>
        {list.map(({ path, title, detail, at }) => (
          <li key={path}>
            <Link className="continue__link" href={path}>
              <b className="continue__title">{title}</b>
              <span className="continue__detail">{detail}</span>
              <span className="continue__detail">{ago(at, now)}</span>
            </Link>
          </li>
        ))}
      </Strip>
    </section>
  );
}
