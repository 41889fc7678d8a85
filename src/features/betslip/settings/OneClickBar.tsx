import { wholeNaira } from '../../../domain/money/money.ts';
import * as texts from '../../../messages/english/slipDock.ts';
import { disarm } from '../../../state/bets/oneClick/oneClick.ts';
import { Button } from '../../../ui/button/Button.tsx';
import './OneClickBar.css';

/** Shown on every page while one-click betting is on. */
export function OneClickBar({ stakeKobo }: { stakeKobo: number }) {
  return (
    <p className="one-click-bar">
      <span>
        <b>{texts.oneClickOn}</b> <span>{texts.eachPrice(wholeNaira(stakeKobo))}</span>
      </span>
      <Button className="one-click-bar__off" kind="quiet" isSmall onClick={() => disarm()}>
        {texts.turnOff}
      </Button>
    </p>
  );
}
