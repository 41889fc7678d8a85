import { ADAEZE_ID } from '../../../mocks/db/seed/people.ts';
import { endSessionsOf } from '../../../mocks/domain/account/accounts.ts';
import { everyAsked } from '../../../src/contract/everyEvent.ts';
import { arrangeRefusal } from '../given.ts';
import { testLink } from './testLink.ts';

/** How a question is refused, by who asks what. */
export interface AskedRefusal {
  when: string;
  answer: unknown;
}

const WRONG = { gameId: 5 };
const UNKNOWN = { gameId: 'none' };

/** Asks each question as it should not be asked, and returns what the server acknowledges then. */
export async function askedRefusals(): Promise<Map<string, AskedRefusal[]>> {
  const { app, adaeze } = await arrangeRefusal();
  const { realtime, context } = app.backend;
  const player = testLink('refused player');
  const guest = testLink('refused guest');
  realtime.accept(player.link, adaeze.token);
  realtime.accept(guest.link, '');
  const refusals = new Map<string, AskedRefusal[]>();
  const attempt = async (when: string, ask: (name: string) => Promise<unknown>) => {
    for (const { name } of Object.values(everyAsked)) {
      const answer = await ask(name);
      if (!isRefusal(answer)) continue;
      const known = refusals.get(name) ?? [];
      const isSame = known.some((one) => JSON.stringify(one.answer) === JSON.stringify(answer));
      if (!isSame) refusals.set(name, [...known, { when, answer }]);
    }
  };
  await attempt('a guest asks', (name) => guest.ask(name, UNKNOWN));
  await attempt('the payload does not fit', (name) => player.ask(name, WRONG));
  await attempt('there is no such game', (name) => player.ask(name, UNKNOWN));
  endSessionsOf(context.operator, ADAEZE_ID);
  await attempt('the session has ended', (name) => player.ask(name, UNKNOWN));
  return refusals;
}

function isRefusal(answer: unknown): boolean {
  return /"(failed|error|refused)"/.test(JSON.stringify(answer));
}
