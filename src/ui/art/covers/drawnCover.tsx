import type { ReactElement } from 'react';
import { CoverArt } from './CoverArt.tsx';
import { COVERS, DRAWINGS } from './covers.ts';

/** A cover with its object, for a page that has no React to wait for it; without its file it keeps its ground. */
export async function drawnCover(gameCode: string): Promise<ReactElement> {
  const cover = COVERS.get(gameCode);
  const objects = cover && (await DRAWINGS[cover.file]().catch(() => undefined));
  return (
    <CoverArt gameCode={gameCode} theme={undefined} parts={cover && objects?.[cover.object]} />
  );
}
