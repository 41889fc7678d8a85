import './TableStage.css';
import { useState } from 'react';
import { isRed } from '../../../domain/casino/data/tableGames.ts';
import { timesText } from '../../../domain/casino/game.ts';
import { type Spot, stakeOfBets, type TableData } from '../../../domain/casino/mechanics/table.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Chip } from '../../../ui/button/Chip.tsx';
import { ChipRow } from '../../../ui/button/ChipRow.tsx';
import { InDock } from '../InDock.tsx';
import { amountText } from '../playing.ts';
import type { StageProps } from './stage.ts';
import { type TableFace, TablePicture } from './TablePicture.tsx';

const CHIPS = [10, 50, 100, 500, 1_000, 5_000];

interface TableStageProps extends StageProps<TableData> {
  kind: TableFace;
}

/** A table: a picture of the last result, chips, and the places to put them. */
export function TableStage({
  kind,
  data,
  play,
  isTurning,
  isLanding,
  choice,
  onChoice,
}: TableStageProps) {
  const [naira, setNaira] = useState(100);
  const [before, setBefore] = useState<Readonly<Record<string, number>>[]>([]);
  const bets = choice.bets ?? {};
  function put(id: string) {
    setBefore([...before, bets]);
    onChoice({ bets: { ...bets, [id]: (bets[id] ?? 0) + naira * 100 } });
  }
  const result = isTurning ? undefined : play?.shown;
  const won = new Set(
    result && !isLanding
      ? data.spots.filter((spot) => data.returned(spot, result) >= spot.pays).map(({ id }) => id)
      : [],
  );
  const spot = (one: Spot) => (
    <SpotButton
      key={one.id}
      spot={one}
      betKobo={bets[one.id] ?? 0}
      isWon={won.has(one.id)}
      onPut={() => put(one.id)}
    />
  );
  const isNumber = ({ id }: Spot) => /^n\d+$/.test(id);
  const numbers = data.spots.filter(isNumber);
  return (
    <>
      <TablePicture kind={kind} result={result} isTurning={isTurning} isLanding={isLanding} />
      <div className="table-stage__board">
        <fieldset className="table-stage__spots">
          <legend className="visually-hidden">Bets</legend>
          {data.spots.filter((one) => !isNumber(one)).map(spot)}
        </fieldset>
        {numbers.length > 0 && (
          <fieldset className="table-stage__spots table-stage__spots--numbers">
            <legend className="visually-hidden">Numbers</legend>
            {numbers.map(spot)}
          </fieldset>
        )}
      </div>
      <InDock>
        <ChipRow label="Chip">
          {CHIPS.map((value) => (
            <Chip key={value} isTall isOn={naira === value} onClick={() => setNaira(value)}>
              {value.toLocaleString('en-NG')}
            </Chip>
          ))}
        </ChipRow>
        <div className="table-stage__bar">
          <b>{`On the table: ${amountText(stakeOfBets(choice))}`}</b>
          <Button
            kind="quiet"
            isSmall
            disabled={before.length === 0}
            onClick={() => {
              onChoice({ bets: before.at(-1) ?? {} });
              setBefore(before.slice(0, -1));
            }}
          >
            Take back
          </Button>
          <Button
            kind="quiet"
            isSmall
            disabled={stakeOfBets(choice) === 0}
            onClick={() => {
              setBefore([...before, bets]);
              onChoice({ bets: {} });
            }}
          >
            Clear
          </Button>
        </div>
      </InDock>
    </>
  );
}

interface SpotButtonProps {
  spot: Spot;
  betKobo: number;
  isWon: boolean;
  onPut(): void;
}

function SpotButton({ spot: { id, name, pays }, betKobo, isWon, onPut }: SpotButtonProps) {
  const bet = betKobo > 0 ? `, ${amountText(betKobo)} on it` : '';
  return (
    <button
      type="button"
      className={`table-stage__spot table-stage__spot--${id}`}
      data-won={isWon || undefined}
      data-tone={isRed(Number(id.slice(1))) ? 'red' : undefined}
      aria-label={`${name}, returns ${timesText(pays)}${bet}${isWon ? ', won' : ''}`}
      onClick={onPut}
    >
      <span>{name}</span>
      {/* Beside the short one of the two: a longer name would take another line and move the table. */}
      <span>
        {isWon && '✓ '}
        {betKobo > 0 ? (
          <b className="table-stage__chip">{(betKobo / 100).toLocaleString('en-NG')}</b>
        ) : (
          <span className="table-stage__pays">{timesText(pays)}</span>
        )}
      </span>
    </button>
  );
}
