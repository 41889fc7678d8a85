/** Yes on a fancy is a back, No is a lay: the arithmetic is the same, only the words differ. */
export type Side = 'back' | 'lay';

export function oppositeSide(side: Side): Side {
  return side === 'back' ? 'lay' : 'back';
}
