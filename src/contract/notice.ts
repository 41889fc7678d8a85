import * as z from 'zod/mini';
import { pushed } from './kit/event.ts';
import { loosely } from './kit/tolerance.ts';

export const Severity = loosely(z.enum(['error', 'success', 'info', 'warning']), () => 'info');
export type Severity = z.output<typeof Severity>;

/**
 * A text for a toast. It also means that something of the player's may have changed. Severity defaults to
 * `error`, as in the specification.
 */
export const notificationToast = pushed({
  name: 'sub:notification_toast',
  payload: z.object({
    title: z.optional(z.string()),
    message: z.optional(z.string()),
    status: z.catch(z._default(Severity, 'error'), 'error'),
  }),
});
