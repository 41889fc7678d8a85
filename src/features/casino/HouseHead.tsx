import './HouseHead.css';
import type { LobbyProvider } from '../../contract/external.ts';
import { GameCover } from '../../ui/art/covers/GameCover.tsx';

interface HouseHeadProps {
  title: string;
  /** What this provider is about, in one sentence. */
  text: string;
  /** The game whose cover is its sign. */
  sign: { gameCode: string; theme: string | undefined };
  provider: LobbyProvider | undefined;
}

/** A provider's own sign over its games, with its figures. */
export function HouseHead({ title, text, sign, provider }: HouseHeadProps) {
  return (
    <header className="house-head">
      <GameCover {...sign} />
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
        <p className="house-head__figures">
          {provider && `${provider.games} ${provider.games === 1 ? 'game' : 'games'}`}
        </p>
      </div>
    </header>
  );
}
