import './PlayingCard.css';
import { classes } from '../classes.ts';
import { cardFace } from './cardFace.ts';

interface PlayingCardProps {
  /** `10h`; undefined for an empty place, `hidden` for a card that lies face down. */
  card: string | undefined;
  /** The card to come in an empty place shows its back, which says nothing. */
  isBack?: boolean;
}

export function PlayingCard({ card, isBack }: PlayingCardProps) {
  if (card === undefined) {
    return <span className={`playing-card playing-card--${isBack ? 'hidden' : 'place'}`} />;
  }
  if (card === 'hidden') {
    const look = 'playing-card playing-card--hidden';
    return <span className={look} role="img" aria-label="A card face down" />;
  }
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
