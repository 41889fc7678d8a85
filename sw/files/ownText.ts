import { sha256 } from './areBuilt.ts';
import { buildContents } from './buildContents.ts';
import { bare, named } from './stableNames.ts';

/**
 * The text of a script or style as this build has it; nothing where it is another file. Wherever it comes from,
 * from the network or from the last version: what is checked is the text without the names, and these are
 * put in here. So the result depends on nothing that was not checked.
 */
export async function ownText(text: string, own: string): Promise<string | undefined> {
  const { names } = await buildContents();
  const content = bare(text, names);
  const hash = await sha256(new TextEncoder().encode(content));
  return hash === `${own}=` ? named(content, names) : undefined;
}
