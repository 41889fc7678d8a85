import './CouponMatch.css';
import type { JackpotMatch } from '../../contract/betting/jackpot.ts';
import { type MatchResult, RESULTS } from '../../domain/market/soccerResult.ts';
import { startsShort } from '../../domain/time/lagosTime.ts';
import { Crest } from '../../ui/crest/Crest.tsx';
import { Parts } from '../../ui/layout/Parts.tsx';
import { turnPick } from './jackpot.ts';
import { pickName, SIGNS } from './jackpotWords.ts';

interface CouponMatchProps {
  match: JackpotMatch;
  number: number;
  picked: readonly MatchResult[];
  isOff: boolean;
  now: number;
}

/** A match of the coupon with its three results, each with the share of tickets that have it. */
export function CouponMatch({ match, number, picked, isOff, now }: CouponMatchProps) {
  const { gameId, home, away, competition, startsAt, shares } = match;
  return (
    <li className="coupon-match">
      <p className="coupon-match__about">
        <Parts
          of={[
            <span key="when">
              <b>{number}</b> {startsShort(startsAt, now)}
            </span>,
            competition,
          ]}
        />
      </p>
      <p className="coupon-match__sides" id={`coupon-${gameId}`}>
        <span className="coupon-match__side">
          <Crest name={home} />
          <span translate="no">{home}</span>
        </span>
        <span className="visually-hidden"> v </span>
        <span className="coupon-match__side">
          <Crest name={away} />
          <span translate="no">{away}</span>
        </span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a layout of its own */}
      <div className="coupon-match__picks" role="group" aria-labelledby={`coupon-${gameId}`}>
        {RESULTS.map((result, place) => (
          <button
            key={result}
            type="button"
            className="coupon-match__pick"
            aria-pressed={picked.includes(result)}
            disabled={isOff}
            onClick={() => turnPick(gameId, result)}
          >
            <b aria-hidden="true">{SIGNS[result]}</b>
            <span className="visually-hidden">{pickName(match, result)}, </span>
            <span className="coupon-match__share">
              {shares[place]}%<span className="visually-hidden"> of tickets</span>
            </span>
          </button>
        ))}
      </div>
    </li>
  );
}
