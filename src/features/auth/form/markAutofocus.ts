/** Sets `autofocus` itself: React writes it into HTML only, but a dialog looks for it each time it opens. */
export function markAutofocus(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '');
}
