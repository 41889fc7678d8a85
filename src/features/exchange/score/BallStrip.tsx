import './BallStrip.css';

const WORDS: Record<string, string> = {
  W: 'wicket',
  '4': 'four',
  '6': 'six',
  Wd: 'wide',
  Nb: 'no ball',
  Lb: 'leg bye',
  '0': 'dot ball',
};

/** The last deliveries or calls. The newest comes first in the list and is shown on the right. */
export function BallStrip({ recent }: { recent: readonly string[] | undefined }) {
  return (
    <ol className="ball-strip" aria-label="Most recent first">
      {[...(recent ?? [])].reverse().map((ball, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a delivery has no id but its place
        <li key={index} className="ball-strip__ball" data-ball={ball}>
          <span aria-hidden={ball in WORDS}>{ball}</span>
          {WORDS[ball] && <span className="visually-hidden">{WORDS[ball]}</span>}
        </li>
      ))}
    </ol>
  );
}
