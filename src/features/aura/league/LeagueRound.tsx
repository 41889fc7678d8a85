import { wholeNaira } from '../../../domain/money/money.ts';
import './LeagueRound.css';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import type { Market } from '../../../contract/betting/market.ts';
import { paths } from '../../../paths.ts';
import { useBetList } from '../../../state/bets/betsHooks.ts';
import { Tabs } from '../../../ui/button/Tabs.tsx';
import { useMedia } from '../../../ui/hooks/useMedia.ts';
import { from, WINDOW } from '../../../ui/style/breakpoints.ts';
import { RoundBar } from '../RoundBar.tsx';
import { StageColumns } from '../StageColumns.tsx';
import { TableBetForm } from '../TableBetForm.tsx';
import { dropPick, tableBet } from '../tableBet.ts';
import { useRoundBet } from '../useRoundBet.ts';
import { LeagueResults, LeagueTable } from './LeagueFacts.tsx';
import { LeagueMatch } from './LeagueMatch.tsx';
import { type LeagueAnswer, league } from './league.ts';
import { type LeagueMarket, MARKET_TABS, MARKETS, phaseText } from './leagueWords.ts';

/** Puts the price that is tapped together with others into one bet. */
export type AccaOf = (price: {
  picked: { market: Market; runnerId: string } | undefined;
  eventName: string;
  startsAt: number;
  onAdded(): void;
}) => ReactNode;

interface LeagueRoundProps {
  answer: LeagueAnswer;
  acca: AccaOf;
}

/** The round being played, with its prices, and the bet that is made. */
export function LeagueRound({ answer, acca }: LeagueRoundProps) {
  const { picked } = useSnapshot(tableBet);
  const markets = answer.round.matches.flatMap((match) => match.markets);
  const market = markets.find(({ marketId }) => marketId === picked?.marketId) ?? markets[0];
  return market && <Matchday answer={answer} market={market} acca={acca} />;
}

/** `market` is the one of the bet in the making. */
function Matchday({ answer, market, acca }: LeagueRoundProps & { market: Market }) {
  const { round } = answer;
  const { isOld, aheadMs } = useSnapshot(league.state);
  const [kind, setKind] = useState<LeagueMarket>('match_odds');
  const bets = useBetList('open').data?.bets ?? [];
  const { picked, returns, block, isOff } = useRoundBet(market, bets, isOld);
  // There the matches leave room below them, and the bet has a column with the table.
  const isColumn = useMedia(from(WINDOW.twoColumns));
  const matchOf = (marketId: string) =>
    round.matches.find(({ gameId }) => marketId.startsWith(`${gameId}:`));
  const about = picked && matchOf(picked.marketId);
  const heads = MARKETS.find((one) => one.kind === kind)?.heads ?? [];
  const next = {
    betting: { text: 'Kick-off in ', at: round.betsCloseAt - aheadMs },
    playing: undefined,
    result: { text: 'Next in ', at: round.endsAt - aheadMs },
  };
  return (
    <section className="league" aria-label={`Matchday ${round.matchday}`}>
      <RoundBar
        name={`Matchday ${round.matchday}`}
        phase={round.phase}
        now={phaseText(round)}
        next={next[round.phase]}
        isOld={isOff}
      />
      <StageColumns
        side={
          <>
            <TableBetForm
              market={market}
              returns={returns}
              block={block}
              about={picked && (about ? `${about.home} v ${about.away}` : 'A round that is over')}
              isInRound={(marketId) => matchOf(marketId) !== undefined}
              hint="Choose a price to bet on it, alone or in an acca. Bets are taken until kick-off."
            >
              {acca({
                picked: picked && about && { market, runnerId: picked.runnerId },
                eventName: about ? `${about.home} v ${about.away}` : '',
                startsAt: round.betsCloseAt,
                onAdded: dropPick,
              })}
            </TableBetForm>
            <div className="league__rules">
              <p>
                {market.rules} <span translate="no">{wholeNaira(market.minStake)}</span> to{' '}
                <span translate="no">{wholeNaira(market.maxStake)}</span> a bet.
              </p>
              <Link className="league__bets" href={paths.myBets}>
                Your bets on the league
              </Link>
            </div>
            {!isColumn && <LeagueResults answer={answer} isOpenFirst={false} />}
            <LeagueTable answer={answer} isOpenFirst={isColumn} />
          </>
        }
      >
        <Tabs<LeagueMarket> label="Market" tabs={MARKET_TABS} selected={kind} onSelect={setKind}>
          <div className="league__heads" data-phase={round.phase} aria-hidden="true">
            {heads.map((head) => (
              <span key={head}>{head}</span>
            ))}
          </div>
          <ul className="league__matches">
            {round.matches.map((match) => (
              <LeagueMatch
                key={match.gameId}
                match={match}
                round={round}
                kind={kind}
                bets={bets.filter(({ gameId }) => gameId === match.gameId)}
                isOff={isOff}
              />
            ))}
          </ul>
        </Tabs>
        {isColumn && <LeagueResults answer={answer} isOpenFirst />}
      </StageColumns>
    </section>
  );
}
