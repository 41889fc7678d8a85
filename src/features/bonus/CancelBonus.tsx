import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { formatNaira } from '../../domain/money/money.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Money } from '../../ui/layout/Money.tsx';
import { Facts } from '../../ui/list/Facts.tsx';
import type { ShownBonus } from './BonusCard.tsx';
import { actOn, bonusAct } from './bonusAct.ts';
import { isFreeBet } from './bonusWords.ts';

interface CancelBonusProps {
  bonus: ShownBonus;
  /** The dialog has closed, and the button that opened it is gone. */
  onCancelled(): void;
}

/** Cancels a bonus after a second confirmation that names the exact cost. */
export function CancelBonus({ bonus, onCancelled }: CancelBonusProps) {
  const [isOpen, setOpen] = useState(false);
  const { phase, bonusId: acted } = useSnapshot(bonusAct);
  const { bonusId, title, status, amount, released } = bonus;
  const lostKobo = amount - released;
  const isBusy = phase.is === 'sending' || phase.is === 'checking';
  const isMine = acted === bonusId;
  const isAnswered = isMine && phase.is !== 'sending';
  useEffect(() => {
    // The outcome is shown on the page, below the bonus.
    if (isAnswered) setOpen(false);
  }, [isAnswered]);
  return (
    <>
      {status === 'active' && (
        <Button kind="danger" disabled={isBusy} onClick={() => setOpen(true)}>
          {isFreeBet(bonus) ? 'Cancel this free bet' : 'Cancel this bonus'}
        </Button>
      )}
      <Dialog
        title={`Cancel the ${title.toLowerCase()}?`}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          if (status !== 'active') onCancelled();
        }}
      >
        <div className="bonus-cancel">
          <Facts
            facts={[
              {
                name: isFreeBet(bonus) ? 'You lose' : 'You lose (not released yet)',
                value: <Money kobo={lostKobo} />,
              },
              !isFreeBet(bonus) && {
                name: 'You keep (already released)',
                value: <Money kobo={released} />,
              },
            ]}
          />
          <p>Your balance and the bets you placed do not change. You can't undo this.</p>
          <Button
            kind="danger"
            isWide
            isBusy={isBusy && isMine}
            disabled={isBusy}
            onClick={() => actOn(bonusId, 'cancel')}
          >
            {`Cancel it and lose ${formatNaira(lostKobo)}`}
          </Button>
          <Button kind="quiet" isWide onClick={() => setOpen(false)}>
            {isFreeBet(bonus) ? 'Keep the free bet' : 'Keep the bonus'}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
