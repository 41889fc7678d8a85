import './MarketDayView.css';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { FairnessPanel } from './FairnessPanel.tsx';
import { marketDayTerms, sitDown, sitting } from './marketDay.ts';
import { PayTable } from './PayTable.tsx';
import { Reels } from './Reels.tsx';
import { RoundForm } from './RoundForm.tsx';
import { roundText } from './roundWords.ts';
import { NO_SEEDS, SeedChecker } from './SeedChecker.tsx';
import { SittingStrip } from './SittingStrip.tsx';

/** The house's own game: three reels, one button, and everything needed to check its rounds. */
export function MarketDayView() {
  const { phase } = useSnapshot(sitting);
  const { data, status } = useSnapshot(marketDayTerms.state);
  const [hand, setHand] = useState({ seeds: NO_SEEDS, turn: 0 });
  useEffect(sitDown, []);
  const round = phase.is === 'done' ? phase.result : undefined;
  return (
    <div className="market-day">
      <h1 className="market-day__title">Market Day</h1>
      <SittingStrip />
      {!data && status === 'failed' && (
        <ErrorState
          title="The game could not be loaded"
          text="Nothing was staked."
          onRetry={sitDown}
        />
      )}
      <Reels
        reels={round?.fairness?.reels ?? []}
        isTurning={phase.is === 'sending' || phase.is === 'checking'}
      />
      <p className="market-day__result" role="status">
        {round && roundText(round)}
        {phase.is === 'editing' && phase.problem?.text}
      </p>
      <RoundForm />
      <PayTable />
      <FairnessPanel onCheck={(seeds) => setHand({ seeds, turn: hand.turn + 1 })} />
      <SeedChecker {...hand} onChange={(seeds) => setHand({ ...hand, seeds })} />
    </div>
  );
}
