import { useSnapshot } from 'valtio';
import { chooseDensity, density } from '../../../state/device/density.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { cardsIcon, rowsIcon } from '../../../ui/icon/icons.ts';

/** Switches between compact rows and comfortable cards; the button names what it leads to. */
export function DensityChoice() {
  const { isComfortable } = useSnapshot(density);
  return (
    <IconButton
      label={isComfortable ? 'Show compact rows' : 'Show comfortable cards'}
      icon={isComfortable ? rowsIcon : cardsIcon}
      onClick={() => chooseDensity(!isComfortable)}
    />
  );
}
