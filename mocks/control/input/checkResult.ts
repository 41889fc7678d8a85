import type { Result } from '../../db/rows/overrideRow.ts';
import { couponNow } from '../../domain/coupons/couponMarkets.ts';
import { marketNow } from '../../domain/fixtures.ts';
import type { Operator } from '../../domain/operator.ts';
import { Refusal } from '../../domain/refusal.ts';
import { unknownName } from '../../engine/control/nearest.ts';

/**
 * Refuses a result that the market cannot have. With a misspelt runner, everybody would lose; a winner in a
 * market of lines would make it void.
 */
export function checkResult(operator: Operator, marketId: string, result: Result): void {
  if (result.kind === 'void') return;
  const at = operator.clock.now();
  const market = marketNow(operator, marketId, at);
  const isLine = market?.kind === 'fancy';
  if (isLine !== (result.kind === 'line')) {
    const fitting = isLine ? '`line`' : '`winner` or `dead-heat`';
    throw new Refusal('invalid', `The result of ${marketId} is a ${fitting}, or it is void`);
  }
  if (result.kind === 'line') return;
  const known =
    market?.runners.map(({ runnerId }) => runnerId) ??
    couponNow(operator, marketId, at)?.selections.map(({ selectionId }) => selectionId) ??
    [];
  for (const id of result.kind === 'winner' ? [result.runnerId] : result.runnerIds) {
    if (!known.includes(id)) throw new Refusal('invalid', unknownName('runner', id, known));
  }
}
