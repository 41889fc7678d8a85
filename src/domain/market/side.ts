/** On a fancy, Yes is a back and No a lay: same arithmetic, other words. */
export type Side = 'back' | 'lay';
