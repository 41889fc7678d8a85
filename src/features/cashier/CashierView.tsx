import { type ReactNode, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { heldByTurnover } from '../../domain/account/withdrawable.ts';
import * as texts from '../../messages/english/withdraw/withdraw.ts';
import { paths } from '../../paths.ts';
import { moneyView } from '../../state/device/moneyView.ts';
import { useFreshList } from '../../state/lists/useFreshList.ts';
import { availableKobo, refreshBalance } from '../../state/money/balance.ts';
import { isAway } from '../../state/play/stateOfPlay.ts';
import { useStateOfPlay } from '../../state/play/useStateOfPlay.ts';
import { connection } from '../../state/session/connection.ts';
import { refreshProfile } from '../../state/session/profile.ts';
import { session } from '../../state/session/session.ts';
import { bankIcon, cardIcon, pageIcon } from '../../ui/icon/icons.ts';
import { walletIcon } from '../../ui/icon/menuIcons.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Money } from '../../ui/layout/Money.tsx';
import { Age } from '../../ui/list/Age.tsx';
import { Facts } from '../../ui/list/Facts.tsx';
import { RowLabel } from '../../ui/list/RowLabel.tsx';
import { ROW_LINK } from '../../ui/list/rowLink.ts';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { deposits, WITHDRAWAL_EVENTS, withdrawals } from './cashier.ts';
import './Cashier.css';
import './CashierView.css';
import { PendingRequests } from './requests/PendingRequests.tsx';
import { useWithdrawable } from './useWithdrawable.ts';
import { KycNotice } from './withdraw/KycNotice.tsx';

interface CashierViewProps {
  /** What is left of the player's own limits. */
  limits?: ReactNode;
  /** Stakes that are not in the balance any more. */
  stakes?: ReactNode;
  /** Deposit and Withdraw. */
  acts?: ReactNode;
}

const PLACES = [
  [cardIcon, 'Your deposits', paths.deposits],
  [bankIcon, 'Your withdrawals', paths.withdrawals],
  [walletIcon, 'Withdrawal methods and accounts', paths.withdrawGateways],
  [pageIcon, 'Statement', paths.myAccount],
] as const;

/** The cashier's start page: the balance, what moves money, and pending requests. */
export function CashierView({ limits, stakes, acts }: CashierViewProps) {
  const { wallet, exposureAmount, walletAt } = useSnapshot(session);
  const { isHidden } = useSnapshot(moneyView);
  const isResting = isAway(useStateOfPlay());
  const paidIn = useFreshList(deposits);
  const paidOut = useFreshList(withdrawals, { refreshOn: WITHDRAWAL_EVENTS });
  useEffect(() => {
    void refreshBalance();
    void refreshProfile();
  }, []);
  const withdrawable = useWithdrawable(paidOut.data);
  const isOffline = useSnapshot(connection).status === 'offline';
  const money = (kobo: number | undefined) =>
    kobo === undefined || walletAt === 0 ? <Skeleton /> : <Money kobo={kobo} isHidden={isHidden} />;
  const isUnknown = !paidOut.data && paidOut.status === 'failed';
  const ofWithdrawal = (kobo: number | undefined) => {
    if (!withdrawable && isOffline) return "Shown when you're online";
    return isUnknown ? "Couldn't load" : money(kobo);
  };
  return (
    <div className="cashier">
      <h1 className="cashier__title">Cashier</h1>
      <Card>
        <div className="cashier__section">
          <div>
            <div className="cashier-view__head">
              <p className="cashier__note">Balance</p>
              {walletAt > 0 && <Age at={walletAt} />}
            </div>
            <p className="cashier-view__balance">{money(wallet.balance)}</p>
            <p className="cashier__note">{stakes}</p>
          </div>
          <Facts
            facts={[
              { name: texts.heldByBets, value: money(exposureAmount) },
              {
                name: isResting ? 'Available' : 'Available to bet',
                value: money(availableKobo()),
              },
              {
                name: texts.notBetYet,
                value: ofWithdrawal(withdrawable && heldByTurnover(withdrawable)),
              },
              { name: texts.free, value: ofWithdrawal(withdrawable?.available) },
              {
                name: 'Locked bonus (not in your balance)',
                value: isUnknown ? "Couldn't load" : money(paidOut.data?.withdrawable.lockedBonus),
              },
            ]}
          />
          {acts}
        </div>
      </Card>
      <KycNotice />
      <PendingRequests
        deposits={paidIn.data?.deposits ?? []}
        withdrawals={paidOut.data?.withdrawals ?? []}
      />
      {limits}
      <nav className="cashier-view__links" aria-label="Cashier">
        {PLACES.map(([icon, label, to]) => (
          <Link key={to} className={ROW_LINK} href={to}>
            <RowLabel icon={icon}>{label}</RowLabel>
          </Link>
        ))}
      </nav>
    </div>
  );
}
