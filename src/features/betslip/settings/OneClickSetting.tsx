import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { isWholeNaira, KOBO_PER_NAIRA } from '../../../domain/money/money.ts';
import { parseNaira } from '../../../domain/money/parseNaira.ts';
import { betslip } from '../../../state/bets/betslip.ts';
import { wholeNaira } from '../../../state/bets/betsWords.ts';
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
      <Button
        kind="quiet"
        isSmall
        onClick={() => {
          betslip.isOneClick = false;
        }}
      >
        Turn one-click betting off
      </Button>
    );
  }
  return (
    <>
      <Button kind="quiet" isSmall onClick={() => setAsking(true)}>
        One-click betting…
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
    <Dialog title="One-click betting" isOpen onClose={onClose}>
      <form
        className="one-click"
        onSubmit={(event) => {
          event.preventDefault();
          if (!kobo) return;
          Object.assign(betslip, { isOneClick: true, oneClickStakeKobo: kobo });
          onClose();
        }}
      >
        <p>
          Each tap on a price sends a bet at once, without asking again. For a lay, the stake is the
          backer's: your liability can be higher.
        </p>
        <p>It turns off when you log out or close the app. It never bets on old prices.</p>
        <NumberField
          label="Stake per tap"
          unit="₦"
          value={typed}
          onChange={setTyped}
          error={kobo ? undefined : 'Whole naira, like 500'}
        />
        <Button type="submit" kind="action" isWide disabled={!kobo}>
          {kobo ? `Turn on, ${wholeNaira(kobo)} a tap` : 'Turn on'}
        </Button>
        <Button kind="quiet" isWide onClick={onClose}>
          Keep it off
        </Button>
      </form>
    </Dialog>
  );
}
