import './Tick.css';

/** Draws itself once where something has come to a good end, which words beside it say. */
export const Tick = () => (
  <svg className="tick" viewBox="0 0 32 32" aria-hidden="true">
    <circle className="tick__ground" cx="16" cy="16" r="16" />
    <path className="tick__mark" pathLength="1" d="M9 16.5l5 5 9.5-11" />
  </svg>
);
