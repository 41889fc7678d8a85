import type { BuiltFile } from './contentsOf.ts';
import { fetchOne, fresh } from './fetchChecked.ts';
import { ownText } from './ownText.ts';

/** Fetches a script or style, which is checked here and not by the browser. */
export function fetchOwn(file: BuiltFile): Promise<Response> {
  return fresh('default', async (cache) => {
    const response = await fetchOne(file.url, { cache });
    const text = await ownText(await response.text(), file);
    if (text === undefined) throw new Error(file.url);
    return new Response(text, response);
  });
}
