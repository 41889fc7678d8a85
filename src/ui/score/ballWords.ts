/** Deliveries in words, as a screen reader says them. */
export const BALL_WORDS: Readonly<Record<string, string>> = {
  W: 'wicket',
  '4': 'four',
  '6': 'six',
  Wd: 'wide',
  Nb: 'no ball',
  Lb: 'leg bye',
  '0': 'dot ball',
};
