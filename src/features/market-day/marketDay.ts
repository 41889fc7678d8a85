import { proxy } from 'valtio/vanilla';
import { call } from '../../api/call.ts';
import {
  type CasinoRound,
  getMarketDay,
  listRounds,
  playMarketDay,
  revealMarketDay,
} from '../../contract/casino/casino.ts';
import { formatNaira, isWholeNaira } from '../../domain/money/money.ts';
import { notify } from '../../state/device/notices.ts';
import { cachedList } from '../../state/lists/cachedList.ts';
import { availableKobo, refreshBalance } from '../../state/money/balance.ts';
import type { IntentPhase } from '../../state/money/intent.ts';
import { soleIntent } from '../../state/money/soleIntent.ts';
import { mayPlay, playSituation } from '../../state/play/mayPlay.ts';
import { onForget } from '../../state/session/privateState.ts';
import { playerWords, startPlayerWords } from './playerWords.ts';

const QUIET = { quiet: true };
const GAME_CODE = 'oja-market-day';

/** The commitment to the next round and the limits, kept on the device. */
export const marketDayTerms = cachedList({
  name: 'market-day',
  schema: getMarketDay.output,
  fetch: () => call(getMarketDay, {}, QUIET),
});

/** The last rounds with their seeds, which can be checked offline. */
export const marketDayRounds = cachedList({
  name: 'market-day-rounds',
  schema: listRounds.output,
  fetch: () => call(listRounds, { gameCode: GAME_CODE }, QUIET),
});

interface Sitting {
  phase: IntentPhase<CasinoRound>;
  /** When the player opened the game, epoch ms. */
  openedAt: number;
  rounds: number;
  /** Returns less stakes since then, in kobo. */
  netKobo: number;
  /** The earliest time of the next round, epoch ms. */
  nextAt: number;
}

const fresh = (): Sitting => ({
  phase: { is: 'editing' },
  openedAt: Date.now(),
  rounds: 0,
  netKobo: 0,
  nextAt: 0,
});

/** The player's time at the game since opening it, with the result, which is always shown. */
export const sitting = proxy<Sitting>(fresh());

const intent = soleIntent<CasinoRound>(sitting, {
  find: async (reference) => (await call(listRounds, { reference }, QUIET)).rounds[0],
  landed(round) {
    sitting.rounds += 1;
    sitting.netKobo += round.returned - round.stake;
    void marketDayRounds.refresh();
    void refreshBalance();
  },
  notArrived: 'Your round did not reach us. Nothing was staked.',
});

/** Starts a new sitting; called when the game opens. */
export function sitDown(): void {
  Object.assign(sitting, fresh());
  void startPlayerWords();
  void marketDayTerms.refresh();
  void marketDayRounds.refresh();
}

/** Why no round can start with this stake now, as one sentence. */
export function roundRefusal(stakeKobo: number): string | undefined {
  const { data } = marketDayTerms.state;
  const block = mayPlay(playSituation(), {
    offline: 'You are offline. A round needs a connection; your rounds can still be checked.',
    signIn: 'Sign in to play.',
  });
  if (block) return block.text;
  const problem = stakeProblem(stakeKobo, data);
  if (problem) return problem;
  if (!data || !playerWords.isRead) return 'The game is not loaded yet.';
  if (playerWords.text === '') return 'Write your own words first, below.';
  if (stakeKobo > availableKobo()) return 'This round needs more than you have available.';
  return undefined;
}

/** Starts a round once: a second tap in the same instant does nothing. */
export function playRound(stakeKobo: number): void {
  if (intent.isUnderWay() || Date.now() < sitting.nextAt || roundRefusal(stakeKobo)) return;
  const clientSeed = playerWords.text;
  sitting.nextAt = Date.now() + (marketDayTerms.state.data?.roundMs ?? 0);
  intent.submit(async (idempotencyKey) => {
    const { round, next } = await call(
      playMarketDay,
      { stake: stakeKobo, clientSeed },
      { idempotencyKey, ...QUIET },
    );
    const { data } = marketDayTerms.state;
    if (data) marketDayTerms.put({ ...data, next }, Date.now());
    return round;
  });
}

/** Looks up a round whose answer was lost. */
export const recheckRound = intent.recheck;

/** Reveals the server's seed, so that its rounds can be checked. The next round uses a new one. */
export async function revealSeed(): Promise<void> {
  const { commit, serverSeed, next } = await call(revealMarketDay, {}, QUIET);
  const { data } = marketDayTerms.state;
  if (data) marketDayTerms.put({ ...data, next }, Date.now());
  await marketDayRounds.refresh();
  notify('success', `The seed of ${commit.slice(0, 8)} is ${serverSeed.slice(0, 8)}…`);
}

onForget(() => {
  intent.forget();
  Object.assign(sitting, fresh());
});

function stakeProblem(
  stakeKobo: number,
  terms: { minStake: number; maxStake: number } | undefined,
): string | undefined {
  if (!stakeKobo || !isWholeNaira(stakeKobo)) return 'Enter a stake in whole naira.';
  if (terms && stakeKobo < terms.minStake)
    return `The smallest stake is ${formatNaira(terms.minStake)}.`;
  if (terms && stakeKobo > terms.maxStake)
    return `The largest stake is ${formatNaira(terms.maxStake)}.`;
  return undefined;
}
