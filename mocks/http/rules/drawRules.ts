import { drawsView } from '../../domain/draw/drawView.ts';
import { listOf } from '../../domain/draw/luckyDraw.ts';
import { checkBreak } from '../../domain/play/checkPlay.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { SomeRules } from '../everyRule.ts';

/** The weekly lucky draw. It is an offer, so nobody on a break is answered. */
export const drawRules = {
  getLuckyDraw: ({ operator, account, at }) => {
    if (account) checkBreak(operator, account.accountId);
    const joinedAt = account && operator.db.drawEntrants.get(account.accountId)?.joinedAt;
    const draws = drawsView(operator, account?.accountId, at);
    return { asOf: at, ...(joinedAt !== undefined && { joinedAt }), draws };
  },
  getDrawList: ({ operator, input: { week } }) => {
    const row = operator.db.draws.get(week);
    if (!row)
      throw new Refusal('unknown-draw', 'No list of this draw is published', { status: 404 });
    return { week, list: listOf(operator, row) };
  },
  joinLuckyDraw: ({ operator, player, at }) => {
    if (player.isDemo) {
      throw new Refusal('demo-account', 'The draw is off for a demo account', { status: 403 });
    }
    checkBreak(operator, player.accountId);
    const { accountId } = player;
    const { drawEntrants } = operator.db;
    const row = drawEntrants.get(accountId) ?? drawEntrants.insert({ accountId, joinedAt: at });
    return { joinedAt: row.joinedAt };
  },
} satisfies SomeRules;
