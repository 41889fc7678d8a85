import './BalancePanel.css';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { HideMoney } from '../../features/wallet/HideMoney.tsx';
import { MoneyActs } from '../../features/wallet/MoneyActs.tsx';
import { useBetList } from '../../state/bets/betsHooks.ts';
import { useOpenBets } from '../../state/bets/openBets.ts';
import { pathOfGame } from '../../state/bets/pathOfGame.ts';
import { moneyView } from '../../state/device/moneyView.ts';
import {
  availableKobo,
  exposure,
  refreshBalance,
  refreshExposure,
} from '../../state/money/balance.ts';
import { isAway } from '../../state/play/stateOfPlay.ts';
import { useStateOfPlay } from '../../state/play/useStateOfPlay.ts';
import { session } from '../../state/session/session.ts';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { Money } from '../../ui/layout/Money.tsx';
import { Age } from '../../ui/list/Age.tsx';
import { ListRow } from '../../ui/list/ListRow.tsx';
import type { PanelProps } from './PanelProps.ts';
import { RunBookRows } from './RunBookRows.tsx';

/**
 * The specification names these purses without saying what they are for, so they appear only when they hold
 * something.
 */
const PURSES = [
  ['Coins purse', 'coins'],
  ['Sports purse', 'sports'],
  ['Wicket purse', 'wicket'],
] as const;

/** Balance, exposure, available money, and the markets that make up the exposure. */
export function BalancePanel({ onClose }: PanelProps) {
  const { wallet, exposureAmount, walletAt, isAuth } = useSnapshot(session);
  const { markets } = useSnapshot(exposure);
  const { isHidden } = useSnapshot(moneyView);
  const isResting = isAway(useStateOfPlay());
  const bets = useBetList('open').data?.bets ?? [];
  const { sums } = useOpenBets();

  useEffect(() => {
    void refreshBalance();
    void refreshExposure();
  }, []);

  return (
    <Sheet title="Your balance" isOpen={isAuth} onClose={onClose}>
      <ListRow title="Balance">
        <Money kobo={wallet.balance} isHidden={isHidden} />
      </ListRow>
      <ListRow title="Exposure" detail="The most your exchange and table bets can lose">
        <Money kobo={exposureAmount} isHidden={isHidden} />
      </ListRow>
      {sums && sums.takenKobo > 0 && (
        <ListRow title="Sportsbook and game stakes" detail="Already taken from your balance">
          <Money kobo={sums.takenKobo} isHidden={isHidden} />
        </ListRow>
      )}
      <ListRow title={<b>{isResting ? 'Available' : 'Available to bet'}</b>}>
        <b>
          <Money kobo={availableKobo()} isHidden={isHidden} />
        </b>
      </ListRow>
      {PURSES.map(
        ([label, purse]) =>
          wallet[purse] > 0 && (
            <ListRow key={purse} title={label}>
              <Money kobo={wallet[purse]} isHidden={isHidden} />
            </ListRow>
          ),
      )}
      <MoneyActs onChoose={onClose} />
      <HideMoney isWide />
      <p className="balance-panel__age">
        <Age at={walletAt} />
      </p>
      {markets.length > 0 && <h3 className="balance-panel__title">Exposure by market</h3>}
      {markets.map((market) => (
        <div key={market.marketId} className="balance-panel__market">
          <ListRow
            title={
              <Link href={pathOfGame(market.gameId)} onClick={onClose}>
                {market.eventName}
              </Link>
            }
            detail={`${market.marketName}, ${market.bets === 1 ? '1 bet' : `${market.bets} bets`}`}
          >
            <Money kobo={market.exposure} isHidden={isHidden} />
          </ListRow>
          <RunBookRows bets={bets.filter(({ marketId }) => marketId === market.marketId)} />
        </div>
      ))}
    </Sheet>
  );
}
