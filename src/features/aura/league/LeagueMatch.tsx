import type { Bet } from '../../../contract/betting/bets.ts';
import type { VirtualMatch, VirtualRound } from '../../../contract/casino/virtuals.ts';
import { formatOdds } from '../../../domain/market/formatOdds.ts';
import { wholeNaira } from '../../../domain/money/money.ts';
import { Crest } from '../../../ui/crest/Crest.tsx';
import { RoundPrice } from '../RoundPrice.tsx';
import { goalsText, type LeagueMarket, scoreWords } from './leagueWords.ts';

interface LeagueMatchProps {
  match: VirtualMatch;
  round: VirtualRound;
  kind: LeagueMarket;
  /** The player's bets on this match. */
  bets: readonly Bet[];
  isOff: boolean;
}

/** A match of the league: sides, score, the prices of one market, and what the player has on it. */
export function LeagueMatch({ match, round, kind, bets, isOff }: LeagueMatchProps) {
  const { home, away } = match;
  const market = match.markets.find((one) => one.kind === kind);
  const name = `${home} v ${away}`;
  return (
    <li className="league__match">
      <p className="league__sides">
        <span className="league__side">
          <Crest name={home} />
          <span translate="no">{home}</span>
        </span>
        <b className="league__score" translate="no">
          {scoreWords(match, round)}
        </b>
        <span className="league__side league__side--away">
          <span translate="no">{away}</span>
          <Crest name={away} />
        </span>
      </p>
      {round.phase === 'betting' ? (
        market && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a layout of its own
          <div className="league__prices" role="group" aria-label={`${name}, ${market.name}`}>
            {market.runners.map((runner) => (
              <RoundPrice
                key={runner.runnerId}
                market={market}
                runner={runner}
                side="back"
                isOdds
                isOff={isOff}
              />
            ))}
          </div>
        )
      ) : (
        <p className="league__goals" translate="no">
          {goalsText(match) || 'No goals'}
        </p>
      )}
      {bets.map((bet) => (
        <p key={bet.betId} className="league__bet">
          Your bet: {bet.runnerName}, <span translate="no">{wholeNaira(bet.stake)}</span> at{' '}
          <span translate="no">{formatOdds(bet.priceMatched ?? bet.priceAsked)}</span>
        </p>
      ))}
    </li>
  );
}
