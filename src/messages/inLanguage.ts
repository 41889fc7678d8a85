import type { Pack } from './pack.ts';

let chosen: Partial<Pack> = {};

/** From here on the texts of the pack are shown; what it lacks stays English. */
export function takePack(pack: Partial<Pack>): void {
  chosen = pack;
}

/**
 * The texts of a subject in the player's language. The English ones come with the code that shows them, so that
 * nothing of them is loaded before; a pack comes as a whole, and only where the build asks for it.
 */
export function inLanguage<Subject extends keyof Pack>(
  subject: Subject,
  english: Pack[Subject],
): () => Pack[Subject] {
  return () => chosen[subject] ?? english;
}
