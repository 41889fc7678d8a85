import * as texts from '../../messages/english/saferPlay.ts';
import './SaferPlayView.css';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { playNow } from '../../state/play/playLock.ts';
import { saferPlay } from '../../state/play/saferPlay.ts';
import { useNow } from '../../ui/hooks/useNow.ts';
import { ListAge } from '../../ui/list/ListAge.tsx';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import { BreakForm } from './BreakForm.tsx';
import { BreakNotice } from './BreakNotice.tsx';
import { MoneyLimits } from './MoneyLimits.tsx';
import { RealityChoice } from './RealityChoice.tsx';
import { SessionFigures } from './SessionFigures.tsx';
import { TimeLimitRow } from './TimeLimitRow.tsx';

/**
 * All limits, breaks and reality checks that a player can set. A break needs no network and nothing that is
 * loaded: it stands first, where no answer moves it.
 */
export function SaferPlayView() {
  const list = useSnapshot(saferPlay.state);
  const { data, status } = list;
  useNow();
  useEffect(() => void saferPlay.refresh(), []);

  return (
    <div className="safer-play">
      <BreakNotice />
      <h3>{texts.takeBreak}</h3>
      <BreakForm />
      {!data && status === 'failed' && (
        <ErrorState
          title={texts.notLoaded}
          text={texts.stillApply}
          onRetry={() => void saferPlay.refresh()}
        />
      )}
      {!data && status !== 'failed' && <Skeleton className="safer-play__wait" />}
      {data && (
        <>
          <h3>{texts.thisSession}</h3>
          <SessionFigures play={data} />
          <h3>{texts.limits}</h3>
          <p className="safer-play__hint">{texts.wholeAccount}</p>
          <ListAge list={list} onRetry={() => void saferPlay.refresh()} />
          <MoneyLimits limits={data.moneyLimits} nowMs={playNow()} />
          <TimeLimitRow limit={data.timeLimit} nowMs={playNow()} />
          <h3>{texts.realityCheck}</h3>
          <RealityChoice minutes={data.realityCheckMinutes} />
        </>
      )}
      <p className="safer-play__hint">
        <Link href={paths.responsible}>{texts.learnMore}</Link>
      </p>
    </div>
  );
}
