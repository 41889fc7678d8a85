import { buildContents } from './buildContents.ts';
import { sha256 } from './sha256.ts';
import { bare, named } from './stableNames.ts';

/**
 * The text of a file as this build has it; nothing where it is another file. Wherever it comes from, from the
 * network or from the last version: what is checked is the text without the names, and these are put in here.
 * So the result depends on nothing that was not checked. Of a document the whole text is checked.
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
