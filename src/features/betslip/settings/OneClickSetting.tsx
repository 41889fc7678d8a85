import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { isWholeNaira, KOBO_PER_NAIRA, wholeNaira } from '../../../domain/money/money.ts';
import { parseNaira } from '../../../domain/money/parseNaira.ts';
import * as texts from '../../../messages/english/slipSettings.ts';
import { betslip } from '../../../state/bets/betslip.ts';
import { arm, disarm } from '../../../state/bets/oneClick/oneClick.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import './OneClickSetting.css';

/** Turns one-click betting on, after the player has confirmed its stake and what it means; or off. */
export function OneClickSetting() {
  const { isOneClick, oneClickStakeKobo } = useSnapshot(betslip);
  const [isAsking, setAsking] = useState(false);
  if (isOneClick) {
    return (
      <Button kind="quiet" onClick={() => disarm()}>
        {texts.oneClickOff}
      </Button>
    );
  }
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {texts.oneClickMore}
      </Button>
      {isAsking && <Confirmation stakeKobo={oneClickStakeKobo} onClose={() => setAsking(false)} />}
    </>
  );
}

function Confirmation({ stakeKobo, onClose }: { stakeKobo: number; onClose(): void }) {
  const [typed, setTyped] = useState(String(stakeKobo / KOBO_PER_NAIRA));
  const parsed = parseNaira(typed);
  const kobo = 'kobo' in parsed && isWholeNaira(parsed.kobo) ? parsed.kobo : 0;
  return (
    <Dialog title={texts.oneClick} isOpen onClose={onClose}>
      <form
        className="one-click"
        onSubmit={(event) => {
          event.preventDefault();
          if (!kobo) return;
          arm(kobo);
          onClose();
        }}
      >
        <p>{texts.oneClickRisk}</p>
        <p>{texts.oneClickEnds}</p>
        <NumberField
          label={texts.stakeEach}
          unit="₦"
          value={typed}
          onChange={setTyped}
          error={kobo ? undefined : texts.wholeNaira}
        />
        <Button type="submit" kind="action" isWide disabled={!kobo}>
          {kobo ? texts.turnOnFor(wholeNaira(kobo)) : texts.turnOn}
        </Button>
        <Button kind="quiet" isWide onClick={onClose}>
          {texts.keepOff}
        </Button>
      </form>
    </Dialog>
  );
}
