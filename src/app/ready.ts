/** React has taken over: forms that were sent before it arrived are sent now. */
export function releaseHeldForms(): void {
  document.documentElement.dataset['ready'] = '';
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-held]')) {
    delete form.dataset['held'];
    form.requestSubmit();
  }
}
