import './WinBurst.css';
import { useEffect, useState } from 'react';
import { isStill } from '../../ui/style/isStill.ts';
import { amountText } from './playing.ts';

const COUNT_MS = 600;
const COINS = 12;

/** What a win returned, counted up over the stage for a moment. The line below says it to everybody. */
export function WinBurst({ kobo }: { kobo: number }) {
  const [shown, setShown] = useState(0);
  const isOn = !isStill();
  useEffect(() => {
    if (!isOn) return;
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, (now - start) / COUNT_MS);
      setShown(Math.round((kobo / 100) * (1 - (1 - part) ** 3)) * 100);
      if (part < 1) frame = requestAnimationFrame(step);
      else setShown(kobo);
    });
    return () => cancelAnimationFrame(frame);
  }, [kobo, isOn]);
  if (!isOn) return null;
  return (
    <div className="win-burst" aria-hidden="true">
      {Array.from({ length: COINS }, (_, coin) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a coin is identified by its place
          key={coin}
          style={{
            transform: `rotate(${(coin * 360) / COINS}deg)`,
            animationDelay: `${(coin % 3) * 60}ms`,
          }}
        />
      ))}
      <b>{amountText(shown)}</b>
    </div>
  );
}
