/** A reason that another sentence follows: it ends in one full stop, whoever wrote it. */
export const asSentence = (reason: string): string =>
  reason === '' || /[.!?…]$/.test(reason) ? reason : `${reason}.`;
