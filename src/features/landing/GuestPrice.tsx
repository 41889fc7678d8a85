import type { ReactNode } from 'react';
import type { ListedPrice } from '../../state/bets/listedPrice.ts';
import { tapListed } from '../../state/bets/tapListed.ts';
import { openAuth } from '../../state/session/authModal.ts';

interface GuestPriceProps {
  price: ListedPrice;
  className: string;
  children: ReactNode;
}

/** A price for guests: a tap opens the login, and the selection waits in the slip. */
export function GuestPrice({ price, className, children }: GuestPriceProps) {
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onClick={() => {
        openAuth('login');
        void tapListed(price);
      }}
    >
      {children}
    </button>
  );
}
