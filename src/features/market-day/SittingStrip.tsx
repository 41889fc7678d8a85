import './SittingStrip.css';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { sitting } from '../../state/marketDay.ts';
import { session } from '../../state/session.ts';
import { Money } from '../../ui/Money.tsx';
import { sittingText } from './roundWords.ts';

/** Beside the game all the time: the balance, what this stay came to, and how long it is. */
export function SittingStrip() {
  const { netKobo, openedAt, rounds } = useSnapshot(sitting);
  const { wallet } = useSnapshot(session);
  const [now, setNow] = useState(openedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <dl className="sitting-strip">
      <div>
        <dt>Balance</dt>
        <dd>
          <Money kobo={wallet.balance} />
        </dd>
      </div>
      <div>
        <dt>Since you sat down</dt>
        <dd>
          <Money kobo={netKobo} isResult />
        </dd>
      </div>
      <div>
        <dt>{rounds === 1 ? '1 round in' : `${rounds} rounds in`}</dt>
        <dd>
          <span className="money" role="timer" aria-label="Time at this game">
            {sittingText(now - openedAt)}
          </span>
        </dd>
      </div>
    </dl>
  );
}
