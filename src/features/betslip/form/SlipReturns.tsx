import * as texts from '../../../messages/english/slip.ts';
import type { Draft } from '../../../state/bets/betslipDraft.ts';
import type { Returns } from '../../../state/bets/betslipReturns.ts';
import { isLay } from '../../../state/bets/betsWords.ts';
import { useWinView } from '../../../state/bets/winView.ts';
import { Money } from '../../../ui/layout/Money.tsx';
import { WinAmount } from '../../../ui/layout/WinAmount.tsx';
import './SlipReturns.css';

interface SlipReturnsProps {
  draft: Draft;
  returns: Returns;
}

/** What the bet can win and lose. For a lay, the liability comes first. */
export function SlipReturns({ draft, returns }: SlipReturnsProps) {
  const { profitKobo, rateBasisPoints, liabilityKobo } = returns;
  const view = useWinView();
  const isLaid = isLay(draft);
  const profit = (
    <div className="slip-returns__item">
      <dt>
        {draft.marketKind === 'fancy'
          ? texts.canWin
          : isLaid
            ? texts.profitIfLoses
            : texts.profitIfWins}
      </dt>
      <dd className="slip-returns__profit">
        <WinAmount grossKobo={profitKobo} rateBasisPoints={rateBasisPoints} view={view} />
      </dd>
    </div>
  );
  const loss = (
    <div className="slip-returns__item">
      <dt>{isLaid ? texts.liability : texts.canLose}</dt>
      <dd>
        <Money kobo={liabilityKobo} />
      </dd>
    </div>
  );
  return (
    <dl className="slip-returns">
      {isLaid ? loss : profit}
      {isLaid ? profit : loss}
    </dl>
  );
}
