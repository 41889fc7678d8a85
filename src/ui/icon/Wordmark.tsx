import './Wordmark.css';
import { env, setting } from '../../env.ts';

/** The brand's wordmark. Ours: an open ring, a stall's awning over the j, and an a. */
export function Wordmark() {
  return (
    <svg
      className="wordmark"
      viewBox={setting('wordmark', '0 0 68 28')}
      preserveAspectRatio="xMinYMid"
      role="img"
      aria-label={env.name}
    >
      <path
        className="wordmark__letters"
        d={setting(
          'letters',
          'M24 14a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM37 11v10c0 3-2 5-5 4.5M60.5 17.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM60.5 11.5v12.5',
        )}
      />
      <path className="wordmark__mark" d={setting('mark', 'M32 2h10l2 5H30z')} />
    </svg>
  );
}
