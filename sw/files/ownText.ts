import { buildContents } from './buildContents.ts';
import { sha256 } from './sha256.ts';
import { bare, named } from './stableNames.ts';

/**
 * The text of a file as this build has it; undefined if the given text is not that file. The hash of a script or
 * style covers its text without the names of other files, and the names are put in here. So the result depends
 * on nothing unchecked, whether the text comes from the network or from the last version. The hash of a document
 * covers all of its text.
 */
export async function ownText(
  text: string,
  { own, integrity }: { own?: string; integrity?: string },
): Promise<string | undefined> {
  const { names } = await buildContents();
  const content = bare(text, names);
  const whole = named(content, names);
  const hash = await sha256(own ? content : whole);
  return hash === `${own}=` || `sha256-${hash}` === integrity ? whole : undefined;
}
