import { virtual } from '@guidepup/virtual-screen-reader';

/** Longer than any of the logs; a reader that goes round in circles stops here. */
const MOST_PHRASES = 300;

/** What a screen reader says on its way through a part of the page, phrase by phrase. */
export async function spokenBy(container: HTMLElement = document.body): Promise<string> {
  // What was said of its own accord is no part of what is read.
  for (const region of document.querySelectorAll('body > [role=status]')) region.remove();
  await virtual.start({ container });
  try {
    for (let step = 0; step < MOST_PHRASES; step++) {
      await virtual.next();
      const log = await virtual.spokenPhraseLog();
      if (log.length > 2 && log.at(-1) === log[0]) break;
      if (log.at(-1) === 'end of document') break;
    }
    return `${(await virtual.spokenPhraseLog()).join('\n')}\n`;
  } finally {
    await virtual.stop();
  }
}
