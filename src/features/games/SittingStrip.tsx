import './SittingStrip.css';
import { useSnapshot } from 'valtio';
import { minuteClock } from '../../domain/time/clockText.ts';
import { moneyView } from '../../state/device/moneyView.ts';
import { session } from '../../state/session/session.ts';
import { Elapsed } from '../../ui/layout/Elapsed.tsx';
import { Money } from '../../ui/layout/Money.tsx';
import { amountText } from './playing.ts';
import { seat } from './seat.ts';

/** Shown beside the game all the time: the balance, the result since it was opened, and the time. */
export function SittingStrip() {
  const { netKobo, openedAt, rounds, isFun, chips } = useSnapshot(seat);
  const { wallet } = useSnapshot(session);
  const { isHidden } = useSnapshot(moneyView);
  const sign = netKobo > 0 ? '+' : netKobo < 0 ? '−' : '';
  return (
    <dl className="sitting-strip">
      <div>
        <dt>{isFun ? 'For fun' : 'Balance'}</dt>
        <dd>{isFun ? amountText(chips) : <Money kobo={wallet.balance} isHidden={isHidden} />}</dd>
      </div>
      <div>
        <dt>This visit</dt>
        <dd>
          {isFun ? `${sign}${amountText(Math.abs(netKobo))}` : <Money kobo={netKobo} isResult />}
        </dd>
      </div>
      <div>
        <dt>{rounds === 0 ? 'Time here' : rounds === 1 ? '1 round in' : `${rounds} rounds in`}</dt>
        <dd>
          <Elapsed label="Time at this game" since={openedAt} text={minuteClock} />
        </dd>
      </div>
    </dl>
  );
}
