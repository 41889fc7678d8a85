/** Opens and shows the place that the address names. Only some browsers open the fold around it. */
export function showAnchor(): void {
  const anchor = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!anchor) return;
  const fold = anchor.closest('details');
  if (fold) fold.open = true;
  anchor.scrollIntoView();
}
