import { expect, test } from 'vitest';
import { noteWayBack, wayBack } from './wayBack.ts';

test('the way back is the last page that is no match, as its address was at the end', () => {
  expect(wayBack()).toBeUndefined();
  noteWayBack({ href: '/home', title: 'Home' });
  noteWayBack({ href: '/spmsports/cricket', title: 'Sports' });
  noteWayBack({ href: '/spmsports/cricket?day=tomorrow', title: 'Sports' });
  noteWayBack({ href: '/exchange/c-1', title: 'Match' });
  noteWayBack({ href: '/exchange/c-2?tab=fancy', title: 'Match' });
  expect(wayBack()).toEqual({ href: '/spmsports/cricket?day=tomorrow', title: 'Sports' });
});
