import { type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { askToSignIn } from '../../state/session/askToSignIn.ts';
import { session } from '../../state/session/session.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useNow } from '../../ui/hooks/useNow.ts';
import { Money } from '../../ui/layout/Money.tsx';
import { SkeletonOf } from '../../ui/status/SkeletonOf.tsx';
import './WalletBar.css';

const MINUTE_MS = 60_000;

/** Above a provider's page: how the player's money changed there, and for how long; the header above says how much it is. */
export function WalletBar({ onLeave }: { onLeave(): void }) {
  const { isAuth, wallet, walletAt } = useSnapshot(session);
  const isKnown = walletAt > 0;
  return (
    <div className="wallet-bar">
      <Button kind="quiet" isSmall onClick={onLeave}>
        Leave
      </Button>
      {isAuth ? (
        <dl className="wallet-bar__figures">
          <Figure name="Balance change">
            {isKnown ? (
              <SinceHere balanceKobo={wallet.balance} />
            ) : (
              <SkeletonOf isInline>₦0.00</SkeletonOf>
            )}
          </Figure>
          <TimeHere />
        </dl>
      ) : (
        <Button isSmall onClick={askToSignIn}>
          Log in to play
        </Button>
      )}
    </div>
  );
}

interface FigureProps {
  name: string;
  children: ReactNode;
}

function Figure({ name, children }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** How the balance has changed since this bar appeared, through play, deposits or settled bets. */
function SinceHere({ balanceKobo }: { balanceKobo: number }) {
  const [atFirst] = useState(balanceKobo);
  return <Money kobo={balanceKobo - atFirst} isResult />;
}

function TimeHere() {
  const [since, setSince] = useState(0);
  useEffect(() => setSince(Date.now()), []);
  const now = useNow();
  const minutes = since && now ? Math.max(0, Math.floor((now - since) / MINUTE_MS)) : 0;
  return <Figure name="Time on this page">{minutes} min</Figure>;
}
