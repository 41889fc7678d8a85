import { expect, test } from 'vitest';
import { writeReference } from './reference.ts';

// `npm run reference` rewrites the page, as Vitest's way to update.
test('docs/api.md is what the contract says and the mock backend answers', async () => {
  await expect(await writeReference()).toMatchFileSnapshot('../../docs/api.md');
}, 120_000);
