import { openRegister } from '../features/auth/firstStep.ts';
import { useAuthByRoute } from '../features/auth/useAuthByRoute.ts';
import { EventSection } from '../features/events/EventSection.tsx';
import { CasinoStrip } from '../features/landing/CasinoStrip.tsx';
import { Hero } from '../features/landing/Hero.tsx';
import { HowItWorks } from '../features/landing/HowItWorks.tsx';
import { PromotionsTeaser } from '../features/landing/PromotionsTeaser.tsx';
import { openAuth } from '../state/authModal.ts';
import { Button } from '../ui/Button.tsx';

/** What a guest sees first; the dialogs of sign-in and registration open over it by their address. */
export function LandingScreen() {
  useAuthByRoute();
  return (
    <>
      <Hero>
        <Button kind="action" command="show-modal" commandfor="auth" onClick={openRegister}>
          Register
        </Button>
        <Button
          kind="quiet"
          command="show-modal"
          commandfor="auth"
          onClick={() => openAuth('login')}
        >
          Login
        </Button>
      </Hero>
      <EventSection category="inplay" title="In play now" pick="in play" limit={4} />
      <HowItWorks />
      <EventSection category="soccer" title="Popular soccer" pick="popular" limit={4} />
      <CasinoStrip />
      <PromotionsTeaser />
    </>
  );
}
