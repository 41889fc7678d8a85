import './GameCover.css';
import { MOTIFS, readTheme } from '../motifs.ts';
import type { CoverPart } from './coverObject.ts';
import { COVERS } from './covers.ts';
import { GROUNDS, type Ground } from './grounds.ts';
import { COVER_PALETTES, type CoverPalette } from './palettes.ts';

interface CoverArtProps {
  gameCode: string;
  theme: string | undefined;
  /** The object of a cover of its own; undefined until its file is here. */
  parts: readonly CoverPart[] | undefined;
}

const NAMES = Object.keys(GROUNDS) as Ground[];

/** A number from a game's code, the same at any time. */
function numberOf(code: string): number {
  let sum = 7;
  for (let at = 0; at < code.length; at++) sum = (sum * 31 + code.charCodeAt(at)) % 99_991;
  return sum;
}

/**
 * A game's cover: one big object on a ground of its own. Drawn here, so that no image is downloaded. Without hooks:
 * the landing page draws it without React (`src/pages/toNodes.ts`).
 */
export function CoverArt({ gameCode, theme, parts }: CoverArtProps) {
  const cover = COVERS.get(gameCode);
  const { palette: colours, motif } = readTheme(theme);
  const seed = numberOf(gameCode);
  const palette: CoverPalette = COVER_PALETTES[cover?.palette ?? colours];
  const ground = cover?.ground ?? NAMES[seed % NAMES.length] ?? 'rays';
  const tilt = cover?.tilt ?? ((seed >> 4) % 5) * 6 - 12;
  const [main, light, dark, accent] = palette.tones;
  return (
    <svg
      className="game-cover"
      viewBox="0 0 100 110"
      preserveAspectRatio="xMidYMid slice"
      style={{ background: `linear-gradient(160deg, ${palette.from}, ${palette.to})` }}
      aria-hidden="true"
    >
      <path className="game-cover__ground" fillRule="evenodd" d={GROUNDS[ground]} />
      {cover ? (
        <g
          className="game-cover__object"
          transform={`translate(9 8) rotate(${tilt} 41 41) scale(0.82)`}
        >
          {parts?.map(([tone, d, width]) => (
            <path
              key={d}
              d={d}
              fillRule="evenodd"
              fill={width ? 'none' : palette.tones[tone]}
              stroke={width ? palette.tones[tone] : 'none'}
              strokeWidth={width}
              strokeLinecap="round"
            />
          ))}
        </g>
      ) : (
        <g transform={`translate(16 12) rotate(${tilt} 34 34) scale(1.42)`} fillRule="evenodd">
          {/* Its shadow, its body, and the light on it. */}
          <path d={MOTIFS[motif]} fill={dark} transform="translate(2 2.4)" opacity="0.75" />
          <path d={MOTIFS[motif]} fill={main} stroke={light} strokeWidth="1.2" />
          {(seed >> 7) % 2 === 0 && (
            <path d="M41 3l1.6 4.4L47 9l-4.4 1.6L41 15l-1.6-4.4L35 9l4.4-1.6z" fill={accent} />
          )}
          {(seed >> 8) % 3 === 0 && (
            <path
              d="M5 36l1.2 3.3L9.5 40.5l-3.3 1.2L5 45l-1.2-3.3L.5 40.5l3.3-1.2z"
              fill={accent}
            />
          )}
        </g>
      )}
    </svg>
  );
}
