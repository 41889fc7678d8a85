import { useSnapshot } from 'valtio';
import {
  type BlackjackData,
  blackjackHands,
  blackjackValue,
} from '../../../domain/casino/mechanics/blackjack.ts';
import { cardCode } from '../../../domain/casino/mechanics/cards.ts';
import { session } from '../../../state/session/session.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { PlayingCard } from '../../../ui/card/PlayingCard.tsx';
import { InDock } from '../InDock.tsx';
import { doubleRefusal } from '../playing.ts';
import './BlackjackStage.css';
import type { StageProps } from './stage.ts';

const MOVES = [
  ['hit', 'Hit'],
  ['stand', 'Stand'],
  ['double', 'Double'],
] as const;

/** Both hands; the dealer's second card lies face down until the player is done. */
export function BlackjackStage({ play, isOpen, isTurning, onAct }: StageProps<BlackjackData>) {
  useSnapshot(session);
  const shown = play?.shown ?? [];
  const hands = play && blackjackHands({ draws: shown, actions: play.actions });
  const player = hands?.player ?? [];
  const dealer = isOpen ? shown.slice(1, 2) : (hands?.dealer ?? []);
  const noDouble = isOpen ? doubleRefusal() : undefined;
  return (
    <>
      <div className="blackjack">
        <Hand name="Dealer" cards={dealer} hasHidden={isOpen} />
        <Hand name="You" cards={player} />
      </div>
      {isOpen && (
        <InDock>
          {noDouble && play?.allowed.includes('double') && <p className="game__hint">{noDouble}</p>}
          <div className="blackjack__moves">
            {MOVES.map(([move, name]) => (
              <Button
                key={move}
                kind={move === 'stand' ? 'quiet' : 'primary'}
                disabled={
                  isTurning ||
                  !play?.allowed.includes(move) ||
                  (move === 'double' && noDouble !== undefined)
                }
                onClick={() => onAct({ do: move })}
              >
                {name}
              </Button>
            ))}
          </div>
        </InDock>
      )}
    </>
  );
}

interface HandProps {
  name: string;
  cards: readonly number[];
  hasHidden?: boolean;
}

function Hand({ name, cards, hasHidden }: HandProps) {
  const { total, isSoft } = blackjackValue(cards);
  return (
    <div className="blackjack__hand">
      <span>
        {name}
        {cards.length > 0 && `: ${isSoft && total < 21 ? `soft ${total}` : total}`}
      </span>
      <span className="blackjack__cards">
        {cards.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is identified by its place
          <PlayingCard key={place} card={cardCode(card)} />
        ))}
        {hasHidden && <PlayingCard card="hidden" />}
        {cards.length === 0 && [0, 1].map((place) => <PlayingCard key={place} card={undefined} />)}
      </span>
    </div>
  );
}
