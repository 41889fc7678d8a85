import '../card/roomy.css';
import { useState } from 'react';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { cardsIcon, rowsIcon } from '../../../ui/icon/icons.ts';
import { wearRoomy } from '../card/wearRoomy.ts';
import { chooseRoomy, isRoomy } from './density.ts';

wearRoomy();

/** Switches between compact rows and comfortable cards; the button names what it leads to. */
export function DensityChoice() {
  const [isOn, setOn] = useState(isRoomy);
  return (
    <IconButton
      label={isOn ? 'Show compact rows' : 'Show comfortable cards'}
      icon={isOn ? rowsIcon : cardsIcon}
      onClick={() => {
        chooseRoomy(!isOn);
        setOn(!isOn);
      }}
    />
  );
}
