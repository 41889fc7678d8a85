import type { Bet } from '../../../contract/betting/bets.ts';
import { wholeNaira } from '../../../domain/money/money.ts';
import * as texts from '../../../messages/english/slip.ts';

import type { Draft } from '../../../state/bets/betslipDraft.ts';
import { backToEditing } from '../../../state/bets/betslipTerms.ts';
import { priceText, sideWord } from '../../../state/bets/betsWords.ts';
import { useWinView } from '../../../state/bets/winView.ts';
import type { LiveGame } from '../../../state/live/marketStreamGame.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useHoldReload } from '../../../ui/hooks/useHoldReload.ts';
import { Money } from '../../../ui/layout/Money.tsx';
import { blockOf } from '../place/betslipBlock.ts';
import { placeBet } from '../place/betslipPlace.ts';
import { situationOf } from '../place/betslipSituation.ts';
import './SlipStep.css';
import { explain, placeWords } from '../place/slipWords.ts';
import { useSituation } from '../place/useSituation.ts';
import { waitNote } from '../place/waitNote.ts';

interface SlipConfirmProps {
  draft: Draft;
  game: LiveGame;
  bets: readonly Bet[];
}

/** Asks for confirmation, with everything the bet commits to. */
export function SlipConfirm({ draft, game, bets }: SlipConfirmProps) {
  useHoldReload(texts.finishFirst);
  const situation = useSituation(draft, game, bets);
  const view = useWinView();
  const block = blockOf(situation);
  const { returns, availableKobo } = situation;
  const { marketKind, side, runnerName, priceHundredths, line, stakeKobo = 0 } = draft;
  return (
    <div className="slip-step">
      <p>
        <b>
          {texts.confirm(
            sideWord(marketKind, side),
            runnerName,
            priceText(marketKind, priceHundredths, line),
            wholeNaira(stakeKobo),
          )}
        </b>
      </p>
      {returns && (
        <p>
          {explain(draft, returns, view)}{' '}
          {availableKobo !== undefined &&
            texts.availableAfter(
              <Money key="after" kobo={availableKobo - returns.addedExposureKobo} />,
            )}
        </p>
      )}
      {waitNote(situation) && <p>{waitNote(situation)}</p>}
      {block && <p className="slip-step__block">{block.text}</p>}
      <Button
        kind="action"
        isWide
        disabled={block !== undefined}
        onClick={() => {
          const now = situationOf(draft, game, bets);
          if (!blockOf(now)) placeBet(now.rest);
        }}
      >
        {placeWords(draft, returns)}
      </Button>
      <Button kind="quiet" isWide onClick={backToEditing}>
        {texts.change}
      </Button>
    </div>
  );
}
