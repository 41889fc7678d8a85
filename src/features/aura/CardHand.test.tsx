import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { CardHand } from './CardHand.tsx';

test.each([
  [[], true],
  [['10h'], false],
  [['10h', '2s', '3d'], false],
])('a hand says while it has no card yet: %o', (cards, isSaid) => {
  show(<CardHand hand={{ name: 'Player A', cards }} places={3} isWinner={false} />);
  expect(document.body.textContent?.includes('Not dealt')).toBe(isSaid);
});
