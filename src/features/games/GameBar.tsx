import { useSnapshot } from 'valtio';
import { moneyView } from '../../state/device/moneyView.ts';
import { availableKobo } from '../../state/money/balance.ts';
import { session } from '../../state/session/session.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { useHeld } from '../../ui/hooks/useHeld.ts';
import { infoIcon } from '../../ui/icon/icons.ts';
import { Money } from '../../ui/layout/Money.tsx';
import { StageBar } from '../../ui/layout/StageBar.tsx';
import { amountText } from './playing.ts';
import { seat } from './seat.ts';

interface GameBarProps {
  title: string;
  isFun: boolean;
  /** A round is on its way: the sum from before it stays until its result is seen. */
  isHeld?: boolean;
  onLeave(): void;
  onRules(): void;
}

/** The way back, the game's name, what the player has, and the rules. */
export function GameBar({ title, isFun, isHeld = false, onLeave, onRules }: GameBarProps) {
  const chips = useHeld(useSnapshot(seat).chips, isHeld);
  useSnapshot(session);
  const available = useHeld(availableKobo(), isHeld);
  const { isHidden } = useSnapshot(moneyView);
  return (
    <StageBar
      title={title}
      onLeave={onLeave}
      label={isFun ? 'For fun' : 'Available'}
      sum={isFun ? amountText(chips, true) : <Money kobo={available} isHidden={isHidden} />}
    >
      <IconButton label="Rules" icon={infoIcon} onClick={onRules} />
    </StageBar>
  );
}
