import './HouseHead.css';
import type { LobbyProvider } from '../../contract/external.ts';
import { Mark } from '../../ui/crest/Mark.tsx';
import { kindsText } from './gameWords.ts';

interface HouseHeadProps {
  title: string;
  provider: LobbyProvider | undefined;
}

/** A provider's own sign over its games, and what kinds of games these are. How many the list below says. */
export function HouseHead({ title, provider }: HouseHeadProps) {
  return (
    <header className="house-head">
      <Mark name={title} hasEmblem />
      <div>
        <h1>{title}</h1>
        <p className="house-head__kinds">{provider && kindsText(provider.kinds)}</p>
      </div>
    </header>
  );
}
