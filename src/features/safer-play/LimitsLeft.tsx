import './LimitsLeft.css';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { formatNaira } from '../../domain/money/money.ts';
import { limitLeft } from '../../domain/play/playLimit.ts';
import { openSaferPlay } from '../../state/play/playWatch.ts';
import { saferPlay } from '../../state/play/saferPlay.ts';
import { Button } from '../../ui/button/Button.tsx';
import { BreakNotice } from './BreakNotice.tsx';

const PERIODS = { bet: '', day: 'today', week: 'this week', month: 'this month' } as const;

/** Beside every way to pay in: what the player's own limits leave, and where to set them. */
export function LimitsLeft() {
  const { data } = useSnapshot(saferPlay.state);
  useEffect(() => void saferPlay.refresh(), []);
  const rows = data?.moneyLimits.flatMap(({ kind, period, amount, used }) => {
    const left = kind === 'deposit' ? limitLeft(amount, used) : undefined;
    return left === undefined || amount === undefined ? [] : [{ period, amount, left }];
  });
  return (
    <div className="limits-left">
      <BreakNotice />
      <div className="limits-left__row">
        <p>
          {rows?.length
            ? rows.map(({ period, amount, left }) => (
                <span key={period} className="limits-left__limit">
                  You can deposit {formatNaira(left)} more {PERIODS[period]}, of your limit of{' '}
                  {formatNaira(amount)}.
                </span>
              ))
            : 'You have set no deposit limit.'}
        </p>
        <Button kind="quiet" isSmall onClick={openSaferPlay}>
          {rows?.length ? 'Limits' : 'Set a limit'}
        </Button>
      </div>
    </div>
  );
}
