import { mulDiv } from '../../../src/domain/money/mulDiv.ts';
import type { BonusRow } from '../../db/rows/offers/bonusRow.ts';
import { endBonus, takeBonus } from '../../domain/bonus/bonuses.ts';
import { OFFERS } from '../../domain/bonus/bonusOffers.ts';
import { bonusOf, bonusView, releasedKobo } from '../../domain/bonus/bonusView.ts';
import { countedBets, requiredKobo } from '../../domain/bonus/wagering.ts';
import { onBreak } from '../../domain/play/playRow.ts';
import type { SomeRules } from '../everyRule.ts';

/** Limits the list; `/bets` is for a history of ten thousand. */
const SHOWN_BETS = 100;

/** Bonuses: offers, wagering, release in parts. */
export const bonusRules = {
  listBonuses: ({ house, player: { accountId }, input: { status, bonusId }, at }) => {
    // During a break, bonuses already taken stay; offers are hidden.
    const isResting = onBreak(house, accountId);
    return {
      asOf: at,
      bonuses: house.db.bonuses
        .where('accountId', accountId)
        .filter((row) => !isResting || row.status !== 'available')
        .filter((row) => !status || row.status === status)
        .filter((row) => !bonusId || row.bonusId === bonusId)
        .map((row) => bonusView(house, row)),
    };
  },
  getBonusStats: ({ house, player }) => {
    const rows = house.db.bonuses.where('accountId', player.accountId);
    const sum = (kobo: (row: BonusRow) => number, ...statuses: BonusRow['status'][]) =>
      rows
        .filter(({ status }) => statuses.includes(status))
        .reduce((total, row) => total + kobo(row), 0);
    const released = (row: BonusRow) => releasedKobo(row, row.releases.length);
    const locked = (row: BonusRow) => row.amountKobo - released(row);
    const wasTaken = rows.filter(({ takenAt }) => takenAt !== null);
    return {
      locked: sum(locked, 'active'),
      released: wasTaken.reduce((total, row) => total + released(row), 0),
      forfeited: sum((row) => (row.takenAt === null ? 0 : locked(row)), 'expired', 'cancelled'),
      active: rows.filter(({ status }) => status === 'active').length,
    };
  },
  listBonusParts: ({ house, player, input: { bonusId } }) => {
    const row = bonusOf(house, player.accountId, bonusId);
    const { parts } = OFFERS[row.offer];
    const isOver = row.status === 'expired' || row.status === 'cancelled';
    return {
      parts: Array.from({ length: parts }, (_, index) => {
        const releasedAt = row.releases[index];
        const ended = isOver ? ('forfeited' as const) : ('locked' as const);
        return {
          number: index + 1,
          amount: releasedKobo(row, index + 1) - releasedKobo(row, index),
          dueAtWagered: mulDiv(requiredKobo(row), index + 1, parts, 'up'),
          status: releasedAt === undefined ? ended : ('released' as const),
          ...(releasedAt !== undefined && { releasedAt }),
        };
      }),
      bets: countedBets(house, row)
        .map(({ stakeKobo, countedKobo, ...bet }) => {
          return { ...bet, stake: stakeKobo, counted: countedKobo };
        })
        .sort((one, other) => other.at - one.at)
        .slice(0, SHOWN_BETS),
    };
  },
  takeBonus: ({ house, player, input: { bonusId } }) => {
    const row = takeBonus(house, player, bonusOf(house, player.accountId, bonusId));
    return { bonus: bonusView(house, row) };
  },
  cancelBonus: ({ house, player, input: { bonusId }, at }) => {
    const row = endBonus(house, bonusOf(house, player.accountId, bonusId), 'cancelled', at);
    return { bonus: bonusView(house, row) };
  },
} satisfies SomeRules;
