/**
 * Puts a node beside each field, now and later, as password managers do. Runs in the page, before or after the
 * app has started.
 */
export function markFields(): void {
  const mark = () => {
    for (const field of document.querySelectorAll('input')) {
      if (field.nextElementSibling?.hasAttribute('data-lastpass-icon-root')) continue;
      const icon = document.createElement('div');
      icon.setAttribute('data-lastpass-icon-root', '');
      field.after(icon);
    }
  };
  const begin = () => {
    mark();
    new MutationObserver(mark).observe(document.body, { childList: true, subtree: true });
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
  else begin();
}
