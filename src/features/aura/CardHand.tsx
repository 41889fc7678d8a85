import './CardHand.css';
import type { Hand } from '../../contract/casino/tables.ts';
import { classes } from '../../ui/classes.ts';
import { cardFace } from './tableWords.ts';

interface CardHandProps {
  hand: Hand;
  /** How many cards a full hand has. */
  places: number;
  isWinner: boolean;
}

/** The cards of one hand as dealt so far, with empty places for those to come. */
export function CardHand({ hand: { name, cards, worth }, places, isWinner }: CardHandProps) {
  return (
    <div className={classes('card-hand', isWinner && 'card-hand--winner')}>
      <span className="card-hand__name">{name}</span>
      <span className="card-hand__cards">
        {Array.from({ length: places }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is identified by its number
          <Card key={place} card={cards[place]} />
        ))}
      </span>
      <span className="card-hand__worth">{isWinner ? `${worth}, wins` : (worth ?? '')}</span>
    </div>
  );
}

function Card({ card }: { card: string | undefined }) {
  if (card === undefined) return <span className="playing-card playing-card--back" />;
  const { rank, suit, name, isRed } = cardFace(card);
  return (
    <span
      className={classes('playing-card', isRed && 'playing-card--red')}
      role="img"
      aria-label={name}
    >
      <b aria-hidden="true">{rank}</b>
      <span aria-hidden="true">{suit}</span>
    </span>
  );
}
