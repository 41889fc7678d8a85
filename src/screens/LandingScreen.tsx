import { AuthButton } from '../features/auth/login/AuthButton.tsx';
import { useAuthByRoute } from '../features/auth/useAuthByRoute.ts';
import { PriceSlot } from '../features/events/card/PriceSlot.ts';
import { EventSection } from '../features/events/category/EventSection.tsx';
import { CasinoStrip } from '../features/landing/CasinoStrip.tsx';
import { GuestPrice } from '../features/landing/GuestPrice.tsx';
import { Hero } from '../features/landing/Hero.tsx';
import { HowItWorks } from '../features/landing/HowItWorks.tsx';
import { OfferTeaser } from '../features/promotions/OfferTeaser.tsx';
import { LoadCode } from '../features/sportsbook/code/LoadCode.tsx';

/** The guests' start page. The address can open the sign-in and registration dialogs over it. */
export function LandingScreen() {
  useAuthByRoute();
  return (
    <PriceSlot value={GuestPrice}>
      <Hero
        action={<AuthButton opens="register" kind="action" isWide />}
        code={<LoadCode isOnHeader />}
      />
      <EventSection category="inplay" title="In play now" pick="in play" hasTracker={false} />
      <HowItWorks />
      <EventSection category="soccer" title="Popular football" pick="popular" />
      <CasinoStrip />
      <OfferTeaser />
    </PriceSlot>
  );
}
