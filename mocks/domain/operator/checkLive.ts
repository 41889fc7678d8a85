import type { Operator } from '../operator.ts';
import { Refusal } from '../refusal.ts';

/** While the brand is not live, refuses what is not only reading. */
export function checkLive({ settings }: Operator): void {
  const { BRAND_STATUS, STATUS_REASON } = settings.app;
  if (BRAND_STATUS === 'live') return;
  throw new Refusal(BRAND_STATUS, STATUS_REASON ?? 'We are closed for maintenance', {
    status: 503,
  });
}
