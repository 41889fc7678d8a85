import { call } from '../../../api/call.ts';
import { makeBookingCode } from '../../../contract/betting/bookingCodes.ts';
import type { CouponBet } from '../../../contract/betting/couponBets.ts';
import * as texts from '../../../messages/english/sportsbook/couponReceipt.ts';
import { notify } from '../../../state/device/notices.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useOneAtATime } from '../../../ui/hooks/useOneAtATime.ts';
import { ShareCode } from '../code/ShareCode.tsx';
import { sharePicture } from './sharePicture.ts';
import './TicketShare.css';

/** Sends a ticket to friends: as a booking code with its links, or as a picture, which is drawn only when asked for. */
export function TicketShare({ bet }: { bet: CouponBet }) {
  const { isBusy, run } = useOneAtATime();
  async function share() {
    const [code, { drawTicket }, { ticketText }] = await Promise.all([
      codeOfBet(bet),
      import('./drawTicket.ts'),
      import('./ticketText.ts'),
    ]);
    const picture = await drawTicket(ticketText(bet, code));
    if (picture) await sharePicture(`${bet.couponId}.png`, picture);
    else notify('error', texts.noPicture);
  }
  return (
    <div className="ticket-share">
      <ShareCode picks={bet.legs} text={texts.makeCode} />
      <Button
        kind="quiet"
        isBusy={isBusy}
        onClick={() => void run(() => share().catch(() => notify('error', texts.noPicture)))}
      >
        {texts.picture}
      </Button>
    </div>
  );
}

/** Without a network the picture goes without its code. */
async function codeOfBet({ legs }: CouponBet): Promise<string | undefined> {
  const selections = legs.map(({ marketId, selectionId }) => ({ marketId, selectionId }));
  const answer = call(makeBookingCode, { selections }, { quiet: true });
  return await answer.then(
    ({ code }) => code,
    () => undefined,
  );
}
