import { useId, useState } from 'react';
import type { Bet } from '../../../contract/betting/bets.ts';
import type { LiveGame } from '../../../state/live/marketStreamGame.ts';
import type { MarketFrame } from '../../../state/live/marketStreamMarket.ts';
import { classes } from '../../../ui/classes.ts';
import { AgeChip } from '../market/AgeChip.tsx';
import { MarketFacts } from '../market/MarketFacts.tsx';
import type { MarketTools } from '../market/MarketProps.ts';
import { FancyRow } from './FancyRow.tsx';
import './FancySection.css';
import { Parts } from '../../../ui/layout/Parts.tsx';
import { FancySheet } from './FancySheet.tsx';

interface FancySectionProps {
  game: LiveGame;
  frames: readonly MarketFrame[];
  eventName: string;
  bets: readonly Bet[];
  /** Id of the element that names the match, on pages with several matches. */
  matchNameId?: string;
  /** What the part is called where it is not the only one of its match. */
  label?: string;
  /** A slot before the name of each session. */
  headTools?: MarketTools | undefined;
  /** There is room for two columns of sessions. */
  isSplit?: boolean;
}

/** The sessions of a match, a line each: No on the left, Yes on the right. */
export function FancySection(props: FancySectionProps) {
  const { game, frames, eventName, bets, matchNameId, label, headTools, isSplit } = props;
  const titleId = useId();
  const [openId, open] = useState<string>();
  const opened = frames.find(({ marketId }) => marketId === openId);
  const [first] = frames;
  const half = isSplit ? Math.ceil(frames.length / 2) : frames.length;
  const columns = [frames.slice(0, half), frames.slice(half)].filter(({ length }) => length > 0);
  return (
    <section
      className="market fancy"
      {...(label ? { 'aria-label': label } : { 'aria-labelledby': classes(matchNameId, titleId) })}
    >
      <header className="market__head">
        <h2 id={titleId} className="market__name">
          Sessions
        </h2>
        <AgeChip game={game} />
      </header>
      <MarketFacts game={game}>
        <Parts
          of={[
            'No commission',
            first && first.delaySeconds > 0 && `Delay ${first.delaySeconds} s`,
            'Press a name for its rules and run book',
          ]}
        />
      </MarketFacts>
      <div className="fancy__columns">
        {columns.map((column, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <div key={place} className="fancy__column">
            <SessionTable
              titleId={titleId}
              game={game}
              frames={column}
              eventName={eventName}
              bets={bets}
              onOpen={open}
              headTools={headTools}
            />
          </div>
        ))}
      </div>
      {opened && <FancySheet frame={opened} bets={bets} onClose={() => open(undefined)} />}
    </section>
  );
}

interface SessionTableProps
  extends Pick<FancySectionProps, 'game' | 'frames' | 'eventName' | 'bets' | 'headTools'> {
  titleId: string;
  onOpen(marketId: string): void;
}

function SessionTable({ titleId, game, frames, headTools, ...row }: SessionTableProps) {
  return (
    <table className="fancy__table" aria-labelledby={titleId}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Session</span>
          </th>
          <th scope="col" className="fancy__side">
            No
          </th>
          <th scope="col" className="fancy__side">
            Yes
          </th>
        </tr>
      </thead>
      <tbody>
        {frames.map((frame) => {
          const market = game.book.markets.get(frame.marketId);
          return (
            market && (
              <FancyRow
                key={frame.marketId}
                market={market}
                frame={frame}
                headTools={headTools}
                {...row}
              />
            )
          );
        })}
      </tbody>
    </table>
  );
}
