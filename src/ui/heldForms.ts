/**
 * Sends the forms that were sent before their code had arrived: the page's inline script holds whatever
 * nobody answers for, so a form that is still without its code is simply held again.
 */
export function releaseHeldForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-held]')) {
    delete form.dataset['held'];
    form.requestSubmit();
  }
}
