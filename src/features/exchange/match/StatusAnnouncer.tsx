import { useEffect, useRef, useState } from 'react';
import type { MarketFrame } from '../../../state/live/marketStreamMarket.ts';
import { statusWord } from '../market/marketWords.ts';

/** Screen readers get at most one message in this time, always the latest. */
const EVERY_MS = 5000;

/** Announces when the match odds are suspended or open again. Announcing every market would be too much. */
export function StatusAnnouncer({ frames }: { frames: readonly MarketFrame[] }) {
  const main = frames.find(({ kind }) => kind === 'match_odds');
  const text = main && `${main.name}: ${statusWord(main.status) ?? 'open'}`;
  return (
    <p className="visually-hidden" role="status">
      {useThrottled(text)}
    </p>
  );
}

/** Leaves out the first value. Later ones come at most every `EVERY_MS`, and the last one always comes. */
function useThrottled(text: string | undefined): string | undefined {
  const [shown, setShown] = useState<string>();
  const known = useRef(text);
  const shownAt = useRef(0);
  useEffect(() => {
    if (known.current === undefined || text === known.current) {
      known.current ??= text;
      return;
    }
    const timer = setTimeout(
      () => {
        known.current = text;
        shownAt.current = Date.now();
        setShown(text);
      },
      Math.max(0, shownAt.current + EVERY_MS - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [text]);
  return shown;
}
