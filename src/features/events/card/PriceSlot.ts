import { type ComponentType, createContext, type ReactNode } from 'react';
import type { SportEvent } from '../../../contract/betting/market.ts';
import type { Side } from '../../../domain/market/side.ts';

interface PriceSlotProps {
  price: {
    event: SportEvent;
    marketId: string;
    runner: SportEvent['runners'][number];
    side: Side;
    priceHundredths: number;
  };
  className: string;
  children: ReactNode;
}

/**
 * The button around each price in a list. The screen provides it and so decides what a tap does; without one,
 * prices are text.
 */
export const PriceSlot = createContext<ComponentType<PriceSlotProps> | undefined>(undefined);
