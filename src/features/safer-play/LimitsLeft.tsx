import * as texts from '../../messages/english/limitsLeft.ts';
import './LimitsLeft.css';
import { formatNaira } from '../../domain/money/money.ts';
import { useFreshList } from '../../state/lists/useFreshList.ts';
import { depositLimit } from '../../state/play/depositLimit.ts';
import { openSaferPlay } from '../../state/play/playWatch.ts';
import { saferPlay } from '../../state/play/saferPlay.ts';
import { isAway } from '../../state/play/stateOfPlay.ts';
import { useStateOfPlay } from '../../state/play/useStateOfPlay.ts';
import { Button } from '../../ui/button/Button.tsx';

const PERIODS = {
  bet: '',
  day: texts.today,
  week: texts.thisWeek,
  month: texts.thisMonth,
} as const;

/** Shown with every deposit method: how much the player's limits leave, and a link to change them. */
export function LimitsLeft() {
  const { data } = useFreshList(saferPlay);
  const state = useStateOfPlay();
  // No deposits are possible, so nothing is left.
  if (isAway(state)) return null;
  const limit = depositLimit(data?.moneyLimits ?? []);
  return (
    <div className="limits-left">
      <p>{leftText(limit, data !== undefined)}</p>
      <Button className="limits-left__act" kind="quiet" isSmall onClick={openSaferPlay}>
        {limit ? texts.limits : texts.setLimit}
      </Button>
    </div>
  );
}

function leftText(limit: ReturnType<typeof depositLimit>, isKnown: boolean): string | undefined {
  if (!limit) return isKnown ? texts.noLimit : undefined;
  const amount = formatNaira(limit.amount);
  const period = PERIODS[limit.period];
  if (limit.left > 0) return texts.canDeposit(formatNaira(limit.left), period, amount);
  return limit.left === 0 ? texts.limitReached(amount, period) : undefined;
}
