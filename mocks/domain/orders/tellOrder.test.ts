import { expect, test } from 'vitest';
import { subscribePush } from '../../../src/contract/account/push.ts';
import { openBook } from '../../hosts/testBook.ts';

async function openWithPhone() {
  const desk = await openBook();
  const pushed: string[][] = [];
  desk.house.sendPush = (_, { kind, title, text }) => pushed.push([kind, title, text]);
  const phone = { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret' };
  await desk.app.call(subscribePush, phone, desk.players.adaeze);
  return { ...desk, pushed };
}

test('a part of an order that another player meets is pushed to its phone', async () => {
  const desk = await openWithPhone();
  await desk.place({ side: 'back', odds: 3, naira: 300 });
  expect(desk.pushed).toEqual([]);
  await desk.place({ side: 'lay', odds: 3, naira: 100, by: 'emeka' });
  expect(desk.pushed).toEqual([
    ['order-matched', 'Order matched', expect.stringMatching(/^₦100\.00 on /)],
  ]);
});

test('what lapses at the turn in play is pushed, and what is kept is not', async () => {
  const desk = await openWithPhone();
  await desk.place({ side: 'back', odds: 3, naira: 300, rest: 'lapse' });
  await desk.place({ side: 'back', odds: 3, naira: 200, rest: 'keep' });
  desk.advance({ to: new Date(desk.startsAt).toISOString() });
  expect(desk.pushed).toEqual([
    [
      'order-lapsed',
      'Order ended',
      expect.stringMatching(
        /^The market turned in play before the rest was matched\. ₦300\.00 of your back of .+ at 3\.00 in /,
      ),
    ],
  ]);
});
