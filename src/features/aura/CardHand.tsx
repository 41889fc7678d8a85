import './CardHand.css';
import type { Hand } from '../../contract/casino/tables.ts';
import { PlayingCard } from '../../ui/card/PlayingCard.tsx';
import { classes } from '../../ui/classes.ts';

interface CardHandProps {
  hand: Hand;
  /** How many cards a full hand has. */
  places: number;
  isWinner: boolean;
}

/** The cards of one hand as dealt so far, with the backs of those to come. */
export function CardHand({ hand: { name, cards, worth }, places, isWinner }: CardHandProps) {
  return (
    <div className={classes('card-hand', isWinner && 'card-hand--winner')}>
      <span className="card-hand__name">{name}</span>
      <span className="card-hand__cards">
        {Array.from({ length: places }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is identified by its number
          <PlayingCard key={place} card={cards[place]} isBack />
        ))}
      </span>
      <span className="card-hand__worth">
        {isWinner ? `${worth}, wins` : worth}
        {/* Backs of cards say it to the eye. */}
        {cards.length === 0 && <span className="visually-hidden">Not dealt</span>}
      </span>
    </div>
  );
}
