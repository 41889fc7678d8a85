import type { LateOptions } from '../../ui/late/late.tsx';
import { ScreenWait } from './ScreenWait.tsx';

export type ScreenProps = { params: Record<string, string | undefined> };

/** How a route's screen loads: `ScreenBoundary` around it catches a failure and offers another try. */
export const asPage: LateOptions<ScreenProps> = { waiting: <ScreenWait />, isPage: true };
