import { mulDiv } from '../../../src/domain/money/mulDiv.ts';
import type { BonusRow } from '../../db/rows/offers/bonusRow.ts';
import { endBonus, takeBonus } from '../../domain/bonus/bonuses.ts';
import { OFFERS } from '../../domain/bonus/bonusOffers.ts';
import { bonusOf, bonusView, releasedKobo } from '../../domain/bonus/bonusView.ts';
import { countedBets, requiredKobo } from '../../domain/bonus/wagering.ts';
import { mayBeOffered } from '../../domain/play/mayBeOffered.ts';
import type { SomeRules } from '../everyRule.ts';

/** Limits the list; `/bets` is for a history of ten thousand. */
const SHOWN_BETS = 100;

/** Bonuses: offers, wagering, release in parts. */
export const bonusRules = {
  listBonuses: ({ operator, player: { accountId }, input: { status, bonusId }, at }) => {
    // During a break or at a limit, bonuses already taken stay; offers are hidden.
    const showsOffers = mayBeOffered(operator, accountId);
    return {
      asOf: at,
      bonuses: operator.db.bonuses
        .where('accountId', accountId)
        .filter((row) => showsOffers || row.status !== 'available')
        .filter((row) => !status || row.status === status)
        .filter((row) => !bonusId || row.bonusId === bonusId)
        .map((row) => bonusView(operator, row)),
    };
  },
  getBonusStats: ({ operator, player }) => {
    const all = operator.db.bonuses.where('accountId', player.accountId);
    // A free bet is used, not wagered: no part of it is locked or released.
    const rows = all.filter(({ offer }) => offer !== 'free-bet');
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
      active: all.filter(({ status }) => status === 'active').length,
    };
  },
  listBonusParts: ({ operator, player, input: { bonusId } }) => {
    const row = bonusOf(operator, player.accountId, bonusId);
    // A free bet is used at once: no part of it waits for bets, and no bet counts for it.
    if (row.offer === 'free-bet') return { parts: [], bets: [] };
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
      bets: countedBets(operator, row)
        .map(({ stakeKobo, countedKobo, ...bet }) => {
          return { ...bet, stake: stakeKobo, counted: countedKobo };
        })
        .sort((one, other) => other.at - one.at)
        .slice(0, SHOWN_BETS),
    };
  },
  takeBonus: ({ operator, player, input: { bonusId, depositId } }) => {
    const row = bonusOf(operator, player.accountId, bonusId);
    return { bonus: bonusView(operator, takeBonus(operator, player, row, depositId)) };
  },
  cancelBonus: ({ operator, player, input: { bonusId }, at }) => {
    const row = endBonus(operator, bonusOf(operator, player.accountId, bonusId), 'cancelled', at);
    return { bonus: bonusView(operator, row) };
  },
} satisfies SomeRules;
