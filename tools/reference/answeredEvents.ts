import { ADAEZE_ID } from '../../mocks/db/seed/people.ts';
import { placeMatchOddsBet } from '../../src/contract/betting/bets.ts';
import { placeCoupon } from '../../src/contract/betting/couponBets.ts';
import { setStopLoss } from '../../src/contract/betting/stopLosses.ts';
import { createDeposit } from '../../src/contract/cashier/deposits.ts';
import { everyAsked, everyPushed } from '../../src/contract/everyEvent.ts';
import { testLink } from './chapters/testLink.ts';
import { examples } from './examples.ts';
import { arrangeRefusal } from './given.ts';
import { goodCoupon, openPosition } from './goodBets.ts';
import { jsonText } from './jsonText.ts';

/** Plays through a moment of Adaeze's connection and returns an example of each socket event. */
export async function answeredEvents(): Promise<Map<string, string>> {
  const given = await arrangeRefusal();
  const { app, adaeze } = given;
  const { realtime, control } = app.backend;
  const told = new Map<string, string>();
  const { link, ask: askOver } = testLink('example', (event, payload) =>
    told.set(event, jsonText(payload)),
  );
  realtime.accept(link, adaeze.token);
  const ask = async (event: string, payload?: object) => {
    const answer = await askOver(event, payload);
    const lines = [...(payload ? [jsonText(payload)] : []), jsonText(answer)];
    told.set(event, lines.join('\n\n'));
  };

  await ask(everyAsked.sessionCheck.name);
  await ask(everyAsked.getBalance.name);
  const { gameId } = await examples.getEvent.input(given);
  await ask(everyAsked.watchGame.name, { gameId, lite: true });
  control.run('clock', { advance: '30s' });
  realtime.stream.beat();
  await ask(everyAsked.unwatchGame.name, { gameId });

  const order = await examples.placeMatchOddsBet.input(given);
  await app.call(placeMatchOddsBet, { ...order, onPriceChange: 'any' }, adaeze);
  await app.call(setStopLoss, await openPosition(given), adaeze);
  const { bet } = await app.call(placeCoupon, await goodCoupon(given), adaeze);
  const marketId = bet.legs[0]?.marketId ?? '';
  control.run('settle', { marketId, result: { kind: 'void', reason: 'Abandoned' } });
  await app.call(createDeposit, { gateway: 'ng_transfer', amount: 5_000_00 }, adaeze);
  control.run('clock', { advance: '2m' });
  realtime.push(ADAEZE_ID, everyPushed.sessionRefresh, {});
  return told;
}
