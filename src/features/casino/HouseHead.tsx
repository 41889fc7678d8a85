import './HouseHead.css';
import type { LobbyProvider } from '../../contract/external.ts';
import { GameArt } from '../../ui/art/GameArt.tsx';

interface HouseHeadProps {
  title: string;
  /** What this provider is about, in one sentence. */
  text: string;
  /** What its sign shows. */
  sign: { maths: string; theme: string };
  provider: LobbyProvider | undefined;
}

/** A provider's own sign over its games, with its figures. */
export function HouseHead({ title, text, sign, provider }: HouseHeadProps) {
  return (
    <header className="house-head">
      <GameArt {...sign} />
      <div className="house-head__words">
        <h1>{title}</h1>
        <p>{text}</p>
        <p className="house-head__figures">
          {provider && `${provider.games} ${provider.games === 1 ? 'game' : 'games'}`}
        </p>
      </div>
    </header>
  );
}
