import { useSnapshot } from 'valtio';
import { hideMoney, moneyView } from '../../state/device/moneyView.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { eyeIcon, eyeOffIcon } from '../../ui/icon/icons.ts';

/** Hides the balance from people nearby, or shows it again. Works offline, like all that stays on the phone. */
export function HideMoney({ isWide = false }: { isWide?: boolean }) {
  const { isHidden } = useSnapshot(moneyView);
  return (
    <Button kind="quiet" isWide={isWide} onClick={() => hideMoney(!isHidden)}>
      <Icon path={isHidden ? eyeIcon : eyeOffIcon} isSmall />
      {isHidden ? 'Show my balance' : 'Hide my balance'}
    </Button>
  );
}
