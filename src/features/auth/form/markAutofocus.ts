/** React writes the attribute into HTML only, and a dialog looks for it each time it opens. */
export function markAutofocus(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '');
}
