/**
 * An iPhone or iPad: its browser installs from a menu of its own and offers nothing to pages. An iPad calls itself a
 * Mac, which has no touch screen.
 */
export function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** The app was opened from the home screen. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches;
}
