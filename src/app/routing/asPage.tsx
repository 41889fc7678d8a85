import type { LateOptions } from '../../ui/late/late.tsx';
import { ScreenWait } from './ScreenWait.tsx';

export type ScreenProps = { params: Record<string, string | undefined> };

/** How a route's screen loads: `ScreenBoundary` around it catches a failure and offers another try. */
export const asPage: LateOptions<ScreenProps> = { waiting: <ScreenWait />, isPage: true };

/** The same for a screen that takes a phone's whole screen: what waits for it takes it, too. */
export const asWholePage: LateOptions<ScreenProps> = { ...asPage, waiting: <ScreenWait isWhole /> };
