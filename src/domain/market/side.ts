/** Yes on a fancy is a back, No is a lay: the arithmetic is the same, only the words differ. */
export type Side = 'back' | 'lay';
