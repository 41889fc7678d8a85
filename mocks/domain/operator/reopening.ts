import type { ScheduledTask } from '../../engine/scheduledTask.ts';
import type { Operator } from '../operator.ts';

/** A brand that has said until when it is in maintenance opens again then. */
export function reopening({ settings: { app } }: Operator): ScheduledTask[] {
  const { BRAND_STATUS, STATUS_UNTIL } = app;
  if (BRAND_STATUS !== 'maintenance' || STATUS_UNTIL === undefined) return [];
  const perform = () => {
    app.BRAND_STATUS = 'live';
    delete app.STATUS_REASON;
    delete app.STATUS_UNTIL;
  };
  return [{ at: STATUS_UNTIL, perform }];
}
