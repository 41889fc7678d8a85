const TEXT = "You need a connection to open this. It isn't saved on this phone yet.";

let note: HTMLElement | undefined;

/** Says that the app did not come, where the banner of the connection stands and does not say it already. */
export const missingNote = {
  show(): void {
    const place = document.querySelector('.shell__dock > [role="status"]');
    if (!place || place.firstChild) return;
    note = document.createElement('p');
    note.className = 'connection';
    note.textContent = TEXT;
    place.append(note);
  },
  remove(): void {
    // The banner may have come in its place, and uses the same element.
    if (note?.textContent === TEXT) note.remove();
    note = undefined;
  },
};
