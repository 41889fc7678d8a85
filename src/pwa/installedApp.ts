/** An iPhone or iPad: its browser installs from a menu of its own and offers nothing to pages. */
export function isAppleTouch(): boolean {
  return /iPhone|iPad|iPod/.test(navigator.userAgent);
}

/** The app was opened from the home screen. */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches;
}
