import * as texts from '../../messages/english/cashout/cashOutSheet.ts';
import { useWinView } from '../../state/bets/winView.ts';
import { Money } from '../../ui/layout/Money.tsx';
import type { CashOutRequest } from './cashOutOffer.ts';
import { shownSure } from './cashOutWords.ts';
import { useCashOutOffer } from './useCashOutOffer.ts';

/** What a button that opens a cash-out says: the sum of the whole position while one can be told. */
export function CashOutWorth(position: Pick<CashOutRequest, 'game' | 'market' | 'bets'>) {
  const view = useWinView();
  const whole = { ...position, way: 'equalise', fractionBasisPoints: 10_000 } as const;
  const { quote } = useCashOutOffer(whole);
  if (!quote) return texts.open;
  return (
    <span>
      {texts.title} <Money kobo={shownSure(quote, view)} />
    </span>
  );
}
