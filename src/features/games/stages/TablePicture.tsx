import './TablePicture.css';
import type { TableKind } from '../../../domain/casino/games.ts';
import { baccaratHands } from '../../../domain/casino/mechanics/baccarat.ts';
import { cardCode } from '../../../domain/casino/mechanics/cards.ts';
import { PlayingCard } from '../../../ui/card/PlayingCard.tsx';
import { WheelPicture } from './WheelPicture.tsx';

export type TableFace = TableKind;
/** What is dealt or thrown. */
type HeldFace = Exclude<TableFace, 'roulette' | 'wheel'>;

interface TablePictureProps {
  kind: TableFace;
  /** The last draws; undefined before the first round and while one is under way. */
  result: readonly number[] | undefined;
  isTurning: boolean;
  isLanding: boolean;
}

/** The result of a table: a pocket, a field of the wheel, dice or cards. */
export function TablePicture({ kind, result, isTurning, isLanding }: TablePictureProps) {
  if (kind === 'roulette' || kind === 'wheel') {
    return <WheelPicture kind={kind} at={result?.[0]} isLanding={isLanding} />;
  }
  return (
    <div
      className="table-picture"
      data-turning={isTurning || undefined}
      data-landing={isLanding || undefined}
    >
      {result ? (
        faces(kind, result)
      ) : (
        <span className="table-picture__waiting">{WAITING[kind]}</span>
      )}
    </div>
  );
}

const WAITING: Readonly<Record<HeldFace, string>> = {
  'sic-bo': 'Place your chips, then shake the dice.',
  duel: 'Left or right: which card is higher?',
  seven: 'Below seven, a seven or above?',
  baccarat: 'Player or banker: who comes closer to nine?',
};

function faces(kind: HeldFace, result: readonly number[]) {
  const [first = 0, second = 0] = result;
  if (kind === 'sic-bo') {
    // biome-ignore lint/suspicious/noArrayIndexKey: a die is identified by its place
    return result.map((die, place) => <Die key={place} eyes={die + 1} />);
  }
  if (kind === 'seven') return <PlayingCard card={cardCode(first)} />;
  if (kind === 'duel') {
    return (
      <>
        <Hand name="Left" cards={[first]} />
        <Hand name="Right" cards={[second]} />
      </>
    );
  }
  const { player, banker } = baccaratHands(result);
  return (
    <>
      <Hand name="Player" cards={player} />
      <Hand name="Banker" cards={banker} />
    </>
  );
}

function Hand({ name, cards }: { name: string; cards: readonly number[] }) {
  return (
    <span className="table-picture__hand">
      {name}
      <span className="table-picture__cards">
        {cards.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is identified by its place
          <PlayingCard key={place} card={cardCode(card)} />
        ))}
      </span>
    </span>
  );
}

/** Which of nine places have a pip, by the eyes of a die. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

function Die({ eyes }: { eyes: number }) {
  return (
    <svg className="table-picture__die" viewBox="0 0 48 48" role="img" aria-label={String(eyes)}>
      {PIPS[eyes]?.map((pip) => (
        <circle key={pip} cx={12 + 12 * (pip % 3)} cy={12 + 12 * Math.floor(pip / 3)} r="4.5" />
      ))}
    </svg>
  );
}
