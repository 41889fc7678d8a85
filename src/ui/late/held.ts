/**
 * Submits the forms and presses the buttons that were used before their code arrived. The inline script holds
 * every press that nothing handles, so parts still without code are simply held again.
 */
export function releaseHeld(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-held]')) {
    delete element.dataset['held'];
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
  }
}
