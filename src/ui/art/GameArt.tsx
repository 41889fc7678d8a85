import './GameArt.css';
import { MOTIFS, readTheme } from './motifs.ts';
import { sceneOf } from './scenes.ts';

interface GameArtProps {
  maths: string | undefined;
  theme: string | undefined;
}

/** A game's picture, drawn from its mechanic and its theme, so that no image is downloaded. */
export function GameArt({ maths, theme }: GameArtProps) {
  const { palette, motif } = readTheme(theme);
  const { shapes, line, motif: place } = sceneOf(maths);
  return (
    <svg
      className={`game-art game-art--${palette}`}
      viewBox="0 0 160 90"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className="game-art__shapes" fillRule="evenodd" d={shapes} />
      {place && (
        <path
          className="game-art__motif"
          fillRule="evenodd"
          transform={`translate(${place.x} ${place.y}) scale(${place.size / 48})`}
          d={MOTIFS[motif]}
        />
      )}
      {line !== '' && <path className="game-art__line" d={line} />}
    </svg>
  );
}
