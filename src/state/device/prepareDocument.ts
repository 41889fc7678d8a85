import { DOCUMENT_PROBLEMS, documentProblem } from '../../domain/account/documentProblem.ts';
import { fileKind, isWhole } from '../../lib/fileKind.ts';
import { redrawPicture } from './redrawPicture.ts';

/** A file that was chosen as a proof, and what came of it. Held in memory only, never saved. */
export interface PreparedDocument {
  /** What is sent: drawn anew, under a name of ours. Absent while there is a problem. */
  file?: File;
  /** What stands against it. */
  problem?: string;
  /** Only its size does, and it is a picture: it can be made smaller. */
  canShrink?: boolean;
  /** Of the file as it was chosen. */
  originalBytes: number;
}

/** More than any phone's camera writes; reading it would take the memory of a cheap one. */
const MOST_READ_BYTES = 40_000_000;

/**
 * Checks a file by its size, type and content before anything leaves the phone, and draws pictures
 * anew. `mayShrink`: a picture above the limit is made smaller instead of refused.
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
  // A copy in memory: the file on the disk may change or go before it is sent.
  const bytes = new Uint8Array(await chosen.arrayBuffer());
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
  if (drawn.size > maxBytes) return refused('too-large');
  const file = new File([drawn], `${name}.jpg`, { type: 'image/jpeg' });
  return { file, originalBytes: size };
}
