import { useEffect, useState } from 'react';
import { CoverArt } from './CoverArt.tsx';
import type { CoverPart } from './coverObject.ts';
import { COVERS, DRAWINGS } from './covers.ts';

interface GameCoverProps {
  gameCode: string;
  theme: string | undefined;
}

/** A game's cover, whose object comes when its file is here. */
export function GameCover({ gameCode, theme }: GameCoverProps) {
  return <CoverArt gameCode={gameCode} theme={theme} parts={useParts(gameCode)} />;
}

const known = new Map<string, readonly CoverPart[] | undefined>();

/** The drawing of a cover of its own, once its file is here. */
function useParts(gameCode: string): readonly CoverPart[] | undefined {
  const [, setCome] = useState(0);
  useEffect(() => {
    const cover = COVERS.get(gameCode);
    if (!cover || known.has(gameCode)) return;
    let isGone = false;
    // Without its file the cover keeps its ground.
    DRAWINGS[cover.file]().then(
      (objects) => {
        known.set(gameCode, objects[cover.object]);
        if (!isGone) setCome((count) => count + 1);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [gameCode]);
  return known.get(gameCode);
}
