import { login } from '../../../src/contract/account/auth.ts';
import {
  type Bet,
  listBets,
  placeMatchOddsBet,
  type Side,
} from '../../../src/contract/betting/bets.ts';
import type { Rest } from '../../../src/contract/betting/orderFields.ts';
import { cancelBet, changeBet } from '../../../src/contract/betting/orders.ts';
import type { OutcomeResult } from '../../../src/contract/betting/outcomeResult.ts';
import { getExposure } from '../../../src/contract/cashier/wallet.ts';
import type { CommandInput } from '../../control/commands.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import { ADAEZE_ID, EMEKA_ID } from '../../db/seed/people.ts';
import { createTestCaller } from '../../hosts/testCaller.ts';
import { worldMarket } from '../fixtures.ts';
import { namedNow } from './positions.ts';

type Levels = [odds: number, naira: number][];
type Player = 'adaeze' | 'emeka';

interface Asked {
  side: Side;
  odds: number;
  naira: number;
  rest?: Rest;
  least?: number;
  by?: Player;
  runnerId?: string;
  onPriceChange?: 'better' | 'any';
  /** Closes the position that the player has, or one that is named by other results. */
  closes?: true | OutcomeResult[];
}

/** The match odds of a match, of soccer unless another sport is asked for, with empty columns unless `isWorlds`, and two players with ₦250,000. */
export async function openBook({ inPlay = false, isWorlds = false, sportId = 1 } = {}) {
  const app = createTestCaller({ scenario: 'empty' });
  const { control, context } = app.backend;
  const { operator } = context;
  const game = operator.world
    .events(operator.clock.now())
    .find((event) => event.sportId === sportId && event.inPlay === inPlay && event.matchOddsId);
  const { gameId = '', matchOddsId: marketId = '' } = game ?? {};
  const signIn = async (username: Player) => {
    const { token } = await app.call(login, { username, password: 'Passw0rd1' });
    return { token };
  };
  const players = { adaeze: await signIn('adaeze'), emeka: await signIn('emeka') };
  control.run('adjust', { who: 'emeka', naira: 250_000 });
  const book = (back: Levels, lay: Levels, runnerId = 'home') =>
    control.run('book', { marketId, runnerId, columns: { back, lay } });
  if (!isWorlds) for (const id of ['home', 'draw', 'away']) book([], [], id);
  let sent = 0;
  const key = () => {
    sent += 1;
    return `order-${sent}`;
  };

  const orderOf = ({ side, odds, naira, runnerId = 'home', ...asked }: Asked) => ({
    ...{ gameId, marketId, runnerId, side, version: 1 },
    price: Math.round(odds * 100),
    stake: Math.round(naira * 100),
    onPriceChange: asked.onPriceChange ?? ('better' as const),
    rest: asked.rest ?? ('keep' as const),
    ...(asked.least !== undefined && { least: asked.least * 100 }),
    ...(asked.closes && {
      isHedge: true,
      position: asked.closes === true ? position(asked.by) : asked.closes,
    }),
  });

  /** What a player has matched in the market, as a bet that closes it names it. */
  function position(by: Player = 'adaeze'): OutcomeResult[] {
    const accountId = by === 'adaeze' ? ADAEZE_ID : EMEKA_ID;
    const { runners = [] } = worldMarket(operator, marketId, operator.clock.now()) ?? {};
    return namedNow(operator, { accountId, marketId, marketKind: 'match_odds', runners });
  }

  return {
    app,
    operator,
    control,
    players,
    gameId,
    marketId,
    startsAt: game?.startsAt ?? 0,
    book,
    position,
    async place(asked: Asked): Promise<Bet> {
      const as = { ...players[asked.by ?? 'adaeze'], key: key() };
      return (await app.call(placeMatchOddsBet, orderOf(asked), as)).bet;
    },
    /** Places an order that the rules may refuse. */
    tryPlace(asked: Asked) {
      const as = { ...players[asked.by ?? 'adaeze'], key: key() };
      return app.send(placeMatchOddsBet, orderOf(asked), as);
    },
    async refusal(asked: Asked): Promise<string | undefined> {
      const as = { ...players[asked.by ?? 'adaeze'], key: key() };
      return (await app.refusal(placeMatchOddsBet, orderOf(asked), as)).code;
    },
    async change(bet: Bet, odds: number | undefined, naira: number | undefined) {
      const price = odds === undefined ? {} : { price: Math.round(odds * 100) };
      const stake = naira === undefined ? {} : { stake: naira * 100 };
      const input = { betId: bet.betId, ...price, ...stake };
      return app.send(changeBet, input, { ...players.adaeze, key: key() });
    },
    /** Changes the price of an order, whoever's it is. */
    async changeAny({ betId, accountId }: BetRow, price: number) {
      const by = accountId === ADAEZE_ID ? players.adaeze : players.emeka;
      return app.send(changeBet, { betId, price }, { ...by, key: key() });
    },
    async cancelAny({ betId, accountId }: BetRow) {
      const by = accountId === ADAEZE_ID ? players.adaeze : players.emeka;
      return app.send(cancelBet, { betId }, { ...by, key: key() });
    },
    cancel: ({ betId }: Bet, by: Player = 'adaeze') =>
      app.call(cancelBet, { betId }, { ...players[by], key: key() }),
    /** `matched/waiting/cancelled/lapsed` in naira, and the state. */
    async told({ reference }: Bet, by: Player = 'adaeze'): Promise<string> {
      const { bets } = await app.call(listBets, { reference }, players[by]);
      const [bet] = bets;
      if (!bet) return 'no such bet';
      const { stakeMatched, stakeWaiting = 0, stakeCancelled = 0, stakeLapsed = 0 } = bet;
      const stakes = [stakeMatched, stakeWaiting, stakeCancelled, stakeLapsed];
      return `${stakes.map((kobo) => kobo / 100).join('/')} ${bet.state}`;
    },
    async exposure(by: Player = 'adaeze'): Promise<number> {
      return (await app.call(getExposure, {}, players[by])).exposureAmount / 100;
    },
    advance: (input: CommandInput<'clock'>) => control.run('clock', input),
  };
}
