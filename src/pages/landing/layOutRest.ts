/**
 * Lays out what comes after the first text (`LandingScreen.css`) as soon as there is a script to fill it, but not
 * under a login that somebody has opened: there it can wait, and the first letter cannot.
 */
export function layOutRest(): void {
  if (document.querySelector('dialog[open]')) return;
  for (const rest of document.querySelectorAll('.landing__rest, .footer, .main-tabs--foot')) {
    for (const animation of rest.getAnimations()) animation.finish();
  }
}
