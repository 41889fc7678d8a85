import { expect, test } from 'vitest';
import { subscribePush } from '../../../src/contract/account/push.ts';
import { openBook } from './testBook.ts';

async function openWithPhone() {
  const context = await openBook();
  const pushed: string[][] = [];
  context.operator.sendPush = (_, { kind, title, text }) => pushed.push([kind, title, text]);
  const phone = { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret' };
  await context.app.call(subscribePush, phone, context.players.adaeze);
  return { ...context, pushed };
}

test('a part of an order that another player meets is pushed to its phone', async () => {
  const context = await openWithPhone();
  await context.place({ side: 'back', odds: 3, naira: 300 });
  expect(context.pushed).toEqual([]);
  await context.place({ side: 'lay', odds: 3, naira: 100, by: 'emeka' });
  expect(context.pushed).toEqual([
    ['order-matched', 'Order matched', expect.stringMatching(/^₦100\.00 on /)],
  ]);
});

test('what lapses at the turn in play is pushed, and what is kept is not', async () => {
  const context = await openWithPhone();
  await context.place({ side: 'back', odds: 3, naira: 300, rest: 'lapse' });
  await context.place({ side: 'back', odds: 3, naira: 200, rest: 'keep' });
  context.advance({ to: new Date(context.startsAt).toISOString() });
  expect(context.pushed).toEqual([
    [
      'order-lapsed',
      'Order ended',
      expect.stringMatching(
        /^The market turned in play before the rest was matched\. ₦300\.00 of your back of .+ at 3\.00 in /,
      ),
    ],
  ]);
});
