import './LiveStage.css';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { paths } from '../../paths.ts';
import { moneyView } from '../../state/device/moneyView.ts';
import { availableKobo } from '../../state/money/balance.ts';
import { connection } from '../../state/session/connection.ts';
import { session } from '../../state/session/session.ts';
import { useWholeScreen } from '../../ui/dock/useWholeScreen.ts';
import { Money } from '../../ui/layout/Money.tsx';
import { StageBar } from '../../ui/layout/StageBar.tsx';
import { Notice } from '../../ui/status/Notice.tsx';

interface LiveStageProps {
  title: string;
  /** What there is only with a connection: `The tables need`. */
  subject: string;
  children: ReactNode;
}

/** The frame of what is played live: its bar with the money, and what a player without a network is told. */
export function LiveStage({ title, subject, children }: LiveStageProps) {
  const isOffline = useSnapshot(connection).status === 'offline';
  const [, navigate] = useLocation();
  const { isHidden } = useSnapshot(moneyView);
  useSnapshot(session);
  useWholeScreen();
  return (
    <>
      <StageBar
        title={title}
        onLeave={() => navigate(paths.casinos)}
        label="Available"
        sum={<Money kobo={availableKobo()} isHidden={isHidden} />}
        isInHeader
      />
      <div className="live-stage">
        {isOffline && (
          <Notice kind="warning">
            {`You are offline. ${subject} a connection. Your bets there will still be settled.`}
          </Notice>
        )}
        {children}
      </div>
    </>
  );
}
