import { DOCUMENT_PROBLEMS, documentProblem } from '../../domain/account/documentProblem.ts';
import { fileKind, isWhole } from '../../lib/fileKind.ts';
import { withoutMetadata } from '../../lib/withoutMetadata.ts';
import { redrawPicture } from './redrawPicture.ts';

/** A file chosen as proof, and the result of checking it. In memory only, never saved. */
export interface PreparedDocument {
  /** The file to send: redrawn or rid of what the camera wrote, and renamed by us. Missing while there is a problem. */
  file?: File;
  /** Why it cannot be sent. */
  problem?: string;
  /** It is a picture and only its size is wrong, so it can be shrunk. */
  canShrink?: boolean;
  /** Size of the chosen file. */
  originalBytes: number;
}

/** Larger than any phone camera's picture. Reading more would take all the memory of a cheap phone. */
const MOST_READ_BYTES = 40_000_000;

/**
 * Checks a file's size, type and content before anything leaves the phone, and redraws pictures. With
 * `mayShrink`, a picture above the limit is shrunk instead of refused.
 */
export async function prepareDocument(
  chosen: File,
  { name, maxBytes, mayShrink = false }: { name: string; maxBytes: number; mayShrink?: boolean },
): Promise<PreparedDocument> {
  const { size, type } = chosen;
  const refused = (problem: keyof typeof DOCUMENT_PROBLEMS, rest = {}): PreparedDocument => ({
    problem: DOCUMENT_PROBLEMS[problem],
    originalBytes: size,
    ...rest,
  });
  if (size > MOST_READ_BYTES) return refused('too-large');
  // Copy it into memory: the file on disk may change or vanish before it is sent.
  const buffer = await chosen.arrayBuffer().catch(() => undefined);
  if (!buffer) return refused('unreadable');
  const bytes = new Uint8Array(buffer);
  const kind = fileKind(bytes);
  const isPicture = kind === 'jpeg' || kind === 'png' || kind === 'webp';
  const problem = documentProblem({ type, bytes }, maxBytes);
  const canShrink = problem === 'too-large' && isPicture && isWhole(kind, bytes);
  if (problem && !(canShrink && mayShrink)) return refused(problem, { canShrink });
  if (!isPicture) {
    const file = new File([bytes], `${name}.pdf`, { type: 'application/pdf' });
    return { file, originalBytes: size };
  }
  const drawn = await redrawPicture(new Blob([bytes], { type: `image/${kind}` })).catch(
    () => undefined,
  );
  if (!drawn) return refused('damaged');
  const bare = drawn === 'canvas-lies' ? withoutMetadata(kind, bytes) : [drawn];
  if (!bare) return refused('no-canvas');
  const [ending, sent] =
    drawn === 'canvas-lies' && kind === 'png' ? ['png', kind] : ['jpg', 'jpeg'];
  const file = new File(bare, `${name}.${ending}`, { type: `image/${sent}` });
  return file.size > maxBytes ? refused('too-large') : { file, originalBytes: size };
}
