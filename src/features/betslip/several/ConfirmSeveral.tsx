import { formatNaira } from '../../../domain/money/money.ts';
import * as texts from '../../../messages/english/slip.ts';
import { backToEditing } from '../../../state/bets/betslipTerms.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useHoldReload } from '../../../ui/hooks/useHoldReload.ts';
import '../form/SlipStep.css';
import { requestTogether } from './placeSeveral.ts';
import type { Several } from './useSeveral.ts';

/** Asks for confirmation of all selections, which stand above. */
export function ConfirmSeveral({ several: { count, needsKobo, block } }: { several: Several }) {
  useHoldReload(texts.finishFirst);
  return (
    <div className="slip-step">
      <p>
        <b>{texts.confirmAll(count)}</b>
      </p>
      <p>{texts.needTogether(count, formatNaira(needsKobo))}</p>
      {block && <p className="slip-step__block">{block.text}</p>}
      <Button kind="action" isWide disabled={block !== undefined} onClick={requestTogether}>
        {texts.placeAll(count)}
      </Button>
      <Button kind="quiet" isWide onClick={backToEditing}>
        {texts.change}
      </Button>
    </div>
  );
}
