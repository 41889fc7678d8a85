import type { CouponBet, PlacedLeg } from '../../../contract/betting/couponBets.ts';
import { KOBO_PER_NAIRA } from '../../../domain/money/money.ts';
import type { StakeLimits } from '../../../domain/position/limits.ts';
import { couponRefusal } from '../../../domain/sportsbook/couponRefusal.ts';
import { couponStakeRefusal } from '../../../domain/sportsbook/couponStakeRefusal.ts';
import { couponReturn, totalOdds } from '../../../domain/sportsbook/sportsbook.ts';
import * as texts from '../../../messages/english/sportsbook/couponEdit.ts';
import { type CouponPick, pickKey } from '../slip/coupon/couponDraft.ts';

/** A selection that an edit may keep or add. */
export interface EditRow {
  key: string;
  gameId: string;
  marketId: string;
  selectionId: string;
  /** The selection, and the match it is of. */
  label: string;
  event: string;
  oddsHundredths: number | undefined;
  version: number;
  inPlay: boolean;
  /** It is in the bet already. */
  isOwn: boolean;
  /** Why it cannot be added. */
  problem: string | undefined;
}

/** Of what the house offers, as much as an edit needs. */
type Quotes = Readonly<
  Record<
    string,
    | {
        readonly offer?:
          | {
              readonly version: number;
              readonly inPlay: boolean;
              readonly selection: { readonly odds?: number | undefined };
            }
          | undefined;
      }
    | undefined
  >
>;

/** Whether a bet can be edited at all: systems, one cuts and free bets cannot. */
export function canEdit({ kind, legs, freeBetId, provider }: CouponBet): boolean {
  const isKind = kind === 'acca' || kind === 'single';
  const isOpen = legs.some(({ state }) => state === 'open');
  return isKind && isOpen && freeBetId === undefined && provider === undefined;
}

/** The bet's open selections, and those of the slip that could be added. */
export function editRows(bet: CouponBet, picks: readonly CouponPick[], quotes: Quotes): EditRow[] {
  const own = bet.legs.filter(({ state }) => state === 'open');
  const ownKeys = new Set(own.map(pickKey));
  const games = new Set(own.map(({ gameId }) => gameId));
  const quoted = (one: Pick<CouponPick, 'marketId' | 'selectionId'>) => {
    const offer = quotes[pickKey(one)]?.offer;
    return {
      key: pickKey(one),
      oddsHundredths: offer?.selection.odds,
      version: offer?.version ?? 0,
      inPlay: offer?.inPlay ?? false,
    };
  };
  return [
    ...own.map((leg) => ({
      ...quoted(leg),
      ...idsOf(leg),
      ...{ label: leg.selectionLabel, event: leg.eventName, isOwn: true, problem: undefined },
    })),
    ...picks
      .filter((pick) => !ownKeys.has(pickKey(pick)))
      .map((pick) => {
        const row = { ...quoted(pick), ...idsOf(pick) };
        const problem = games.has(pick.gameId)
          ? texts.sameMatch
          : row.inPlay
            ? texts.inPlay
            : undefined;
        const { label = pick.selectionId, event = pick.gameId } = pick.names ?? {};
        return { ...row, label, event, isOwn: false, problem };
      }),
  ];
}

const idsOf = ({
  gameId,
  marketId,
  selectionId,
}: Pick<CouponPick, 'gameId' | 'marketId' | 'selectionId'>) => ({
  ...{ gameId, marketId, selectionId },
});

/** What an edit would come to at the odds of now, or why it cannot be sent. */
export type EditedCoupon = { stakeKobo: number } & (
  | { legs: PlacedLeg[]; oddsHundredths: number; returnKobo: number; text?: undefined }
  | { legs?: undefined; text: string }
);

/** The bet on the chosen selections for what the old one is worth. */
export function editedCoupon(
  chosen: readonly EditRow[],
  worthKobo: number,
  maxWinKobo: number,
  limits: StakeLimits | undefined,
): EditedCoupon {
  const stakeKobo = worthKobo - (worthKobo % KOBO_PER_NAIRA);
  if (chosen.length === 0) return { stakeKobo, text: texts.leaveOne };
  if (chosen.some(({ inPlay }) => inPlay)) {
    return { stakeKobo, text: texts.betInPlay };
  }
  const legs = chosen.flatMap(({ oddsHundredths, version, gameId, marketId, selectionId }) =>
    oddsHundredths === undefined
      ? []
      : [{ gameId, marketId, selectionId, odds: oddsHundredths, version }],
  );
  if (legs.length < chosen.length) return { stakeKobo, text: texts.oddsMissing };
  const priced = legs.map(({ gameId, odds }) => ({ eventId: gameId, oddsHundredths: odds }));
  const coupon = { legs: priced, size: priced.length, stakeKobo };
  const refusal = couponRefusal(coupon) ?? (limits && couponStakeRefusal(stakeKobo, limits));
  if (refusal) return { stakeKobo, text: refusal };
  const { returnKobo } = couponReturn(coupon, maxWinKobo);
  return { stakeKobo, legs, oddsHundredths: totalOdds(priced), returnKobo };
}
