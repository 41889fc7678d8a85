import type { LobbyGame } from '../../../src/contract/external.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { LaunchRow } from '../../db/rows/launchRow.ts';
import type { RoundRow } from '../../db/rows/roundRow.ts';
import { textKey, unit } from '../../world/chance/hash.ts';
import { refuseBet } from '../bets/refuseBet.ts';
import type { House } from '../house.ts';
import { checkBreak } from '../play/checkPlay.ts';
import { beginRound, endRound } from './gameRounds.ts';

/** A launch is valid for a day, or until the provider's page is closed. */
const LAUNCH_MS = 24 * 60 * 60_000;
/** Returns per stake and how many rounds in a hundred pay them: 96 % overall. */
const RETURNS = [
  { times: 0, of100: 50 },
  { times: 1, of100: 30 },
  { times: 2, of100: 15 },
  { times: 5, of100: 4 },
  { times: 16, of100: 1 },
] as const;

export function launch(
  house: House,
  { accountId }: AccountRow,
  { gameCode }: LobbyGame,
): LaunchRow {
  checkBreak(house, accountId);
  const launchId = `L${house.db.next('launch', 300_001)}-${house.random.text(12)}`;
  return house.db.launches.insert({ launchId, accountId, gameCode, at: house.clock.now() });
}

/** A launch that can still be played. */
export function liveLaunch({ db, clock }: House, launchId: string): LaunchRow | undefined {
  const row = db.launches.get(launchId);
  return row && clock.now() < row.at + LAUNCH_MS ? row : undefined;
}

/** Plays one round of a provider's stand-in: debits the stake and pays the return. */
export function playLaunch(
  house: House,
  { launchId, accountId }: LaunchRow,
  { game, stakeKobo }: { game: LobbyGame; stakeKobo: number },
): RoundRow {
  const account = house.db.accounts.get(accountId);
  if (!account) throw new Error(`Launch ${launchId} has no account`);
  if (stakeKobo < game.minStake) throw refuseBet('below-min');
  if (stakeKobo > game.maxStake) throw refuseBet('above-max');
  const { gameCode, name, provider } = game;
  const reference = `${launchId}-${house.db.next('launchRound')}`;
  const begun = { reference, provider, gameCode, gameName: name, stakeKobo, seed: null };
  const round = beginRound(house, account, begun);
  const times = timesOf(unit(textKey(`${house.seed} ${reference}`), 1) * 100);
  return endRound(house, round, {
    returnedKobo: times * stakeKobo,
    detail: times === 0 ? 'Nothing back' : `${times} times the stake`,
  });
}

function timesOf(drawn: number): number {
  let left = drawn;
  for (const { times, of100 } of RETURNS) {
    if (left < of100) return times;
    left -= of100;
  }
  return 0;
}
