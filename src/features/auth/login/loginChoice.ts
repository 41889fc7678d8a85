export interface LoginChoice {
  isNameKept: boolean;
  isSessionKept: boolean;
}

/**
 * What is ticked in the form of a login, for each of its buttons. Without the boxes the defaults apply: the
 * name is not remembered, the session is kept.
 */
export function readChoices(form: HTMLFormElement | null): LoginChoice {
  const data = new FormData(form ?? undefined);
  const isOffered = form !== null && form.elements.namedItem('keep') !== null;
  return { isNameKept: data.has('remember'), isSessionKept: data.has('keep') || !isOffered };
}
