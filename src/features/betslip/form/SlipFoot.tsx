import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { formatNaira } from '../../../domain/money/money.ts';
import * as texts from '../../../messages/english/slip.ts';
import { betslip } from '../../../state/bets/betslip.ts';
import type { Draft } from '../../../state/bets/betslipDraft.ts';
import { changeDraft } from '../../../state/bets/betslipTerms.ts';
import { priceText } from '../../../state/bets/betsWords.ts';
import { askToSignIn } from '../../../state/session/askToSignIn.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { DockBlock, DockFoot } from '../../../ui/dock/DockPanel.tsx';
import type { SlipSituation } from '../place/betslipBlock.ts';
import type { SlipQuote } from '../place/betslipQuote.ts';
import { leadTo } from '../place/leadTo.ts';
import { placeWords } from '../place/slipWords.ts';
import { waitNote } from '../place/waitNote.ts';
import { openOther } from '../several/selections.ts';
import type { BlockOfSeveral } from '../several/together.ts';
import type { Several } from '../several/useSeveral.ts';

interface SlipFootProps {
  draft: Draft;
  situation: SlipSituation;
  block: BlockOfSeveral | undefined;
  /** Ties the reason to the button and to the field it is about. */
  blockId: string;
  formId: string;
  /** The selections that the button places; undefined while there is one. */
  several: Several | undefined;
}

/** The button, and above it why it is off and what mends that. */
export function SlipFoot(props: SlipFootProps) {
  const { draft, situation, block, blockId, formId, several } = props;
  const { quote, returns } = situation;
  const note = waitNote(situation);
  const place = useRef<HTMLButtonElement>(null);
  const wasAccepted = useRef(false);

  // Once the button that was pressed is gone, go on where the player would. Something else may render first.
  useEffect(() => {
    if (!wasAccepted.current || block?.mend === 'accept-price') return;
    wasAccepted.current = false;
    const slip = place.current?.closest('section');
    if (block && slip) leadTo(block, slip);
    else place.current?.focus({ preventScroll: true });
  });

  function accept(offered: SlipQuote) {
    wasAccepted.current = true;
    acceptPrice(offered);
  }

  const best =
    quote?.bestHundredths !== undefined &&
    priceText(draft.marketKind, quote.bestHundredths, quote.line);
  return (
    <DockFoot>
      <DockBlock id={blockId} reason={block?.text}>
        {block?.mend === 'accept-price' && quote && best && (
          <Button kind="quiet" isSmall data-mend onClick={() => accept(quote)}>
            {texts.accept(best)}
          </Button>
        )}
        {block?.reference !== undefined && block.reference !== draft.reference && (
          <ShowOther reference={block.reference} />
        )}
        {!block && several && (
          <span className="slip-form__sum">
            {texts.needTogether(several.count, formatNaira(several.needsKobo))}
          </span>
        )}
        {!block && note && <span>{note}</span>}
        {!block && !note && quote?.isBestBetter && best && (
          <span className="slip-form__better">{texts.better(best)}</span>
        )}
      </DockBlock>
      {block?.mend === 'sign-in' ? (
        <Button kind="action" isWide data-mend onClick={askToSignIn}>
          {texts.logIn}
        </Button>
      ) : (
        <Button
          ref={place}
          type="submit"
          form={formId}
          kind="action"
          isWide
          disabled={block !== undefined}
          aria-describedby={blockId}
        >
          {several ? texts.placeAll(several.count) : placeWords(draft, returns)}
        </Button>
      )}
    </DockFoot>
  );
}

/** Another selection is why: leads to its fields. */
function ShowOther({ reference }: { reference: string }) {
  const { others } = useSnapshot(betslip);
  const other = others.find(({ draft }) => draft.reference === reference);
  return (
    other && (
      <Button kind="quiet" isSmall data-mend onClick={() => openOther(reference)}>
        {texts.showOther(other.draft.runnerName)}
      </Button>
    )
  );
}

function acceptPrice({ bestHundredths, line, version }: SlipQuote) {
  if (bestHundredths === undefined) return;
  changeDraft({
    ...{ priceHundredths: bestHundredths, isOwnPrice: false, version },
    ...(line !== undefined && { line }),
  });
}
