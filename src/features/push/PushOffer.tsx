import './PushOffer.css';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { betList } from '../../state/bets/bets.ts';
import { couponList } from '../../state/bets/couponBets.ts';
import { notify } from '../../state/device/notices.ts';
import { mayAsk, noteAsked, turnOnPush } from '../../state/device/push.ts';
import { isAway } from '../../state/play/stateOfPlay.ts';
import { useStateOfPlay } from '../../state/play/useStateOfPlay.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useOneAtATime } from '../../ui/hooks/useOneAtATime.ts';
import { Card } from '../../ui/layout/Card.tsx';

/** Offers push messages once the player has seen what they would have told: a bet that was settled. */
export function PushOffer() {
  const exchange = useSnapshot(betList('settled').state).data?.total ?? 0;
  const coupons = useSnapshot(couponList('settled').state).data?.total ?? 0;
  const isResting = isAway(useStateOfPlay());
  const [isOpen, setOpen] = useState(mayAsk);
  const { isBusy, run } = useOneAtATime();
  if (!isOpen || isResting || exchange + coupons === 0) return null;
  const turnOn = () =>
    run(async () => {
      await turnOnPush().catch(() =>
        notify('error', 'Messages could not be turned on. Try again under Profile and settings.'),
      );
      setOpen(false);
    });
  const refuse = () => {
    noteAsked();
    setOpen(false);
  };
  return (
    <Card>
      <section className="push-offer" aria-label="Messages about your bets">
        <p>
          <b>Know when your bet is settled.</b> We message this phone when bets are settled and
          money moves. Never offers.
        </p>
        <div className="push-offer__acts">
          <Button isBusy={isBusy} onClick={turnOn}>
            Turn on messages
          </Button>
          <Button kind="quiet" onClick={refuse} disabled={isBusy}>
            Not now
          </Button>
        </div>
      </section>
    </Card>
  );
}
