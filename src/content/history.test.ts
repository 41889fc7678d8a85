import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ContentDocument } from './document.ts';
import { documentOf, textOf } from './testing/tables.ts';

const modules = import.meta.glob<{ content: ContentDocument }>('./history/*.md', { eager: true });

/**
 * Earlier versions with their fingerprints. Bets were placed under them, so a text that was in force is never
 * edited and its fingerprint never changes. A new version adds a line.
 */
const FINGERPRINTS: Record<string, string> = {
  'gamesrule-2026-06-01': '15bddfe6b368d8b2',
  'terms-2026-06-01': 'c79d498853516c31',
  'gamesrule-2026-11-01': '9183596947cf8288',
  'terms-2026-11-01': '8fb1958f5f0efc70',
};

function fingerprint({ blocks }: ContentDocument): string {
  return createHash('sha256').update(JSON.stringify(blocks)).digest('hex').slice(0, 16);
}

describe.each(Object.values(modules).map(({ content }) => [content.id, content] as const))(
  '%s',
  (id, earlier) => {
    const current = documentOf(id.replace(`-${earlier.effective}`, ''));

    test('is as it was', () => {
      expect(fingerprint(earlier)).toBe(FINGERPRINTS[id]);
    });

    test('came before the one in force, which names it and leads to it', () => {
      expect(earlier.effective < current.effective).toBe(true);
      expect(textOf(current.id)).toContain(`Version ${earlier.version}, in force from`);
      expect(JSON.stringify(current.blocks)).toContain(`"/${id}"`);
    });

    test('leads to the one in force', () => {
      expect(JSON.stringify(earlier.blocks)).toContain(`"/${current.id}"`);
    });
  },
);

const current = import.meta.glob<{ content: ContentDocument }>('./*.md', { eager: true });

test.each(
  Object.values(current)
    .map(({ content }) => content)
    .filter(({ id }) => textOf(id).includes(' What changed ')),
)('$id tells under "What changed" of the version in force', ({ id, version }) => {
  const [, changes = ''] = textOf(id).split(' What changed ');
  expect(changes.toLowerCase()).toContain(`version ${version}`);
});

test.each(['terms', 'gamesrule'])('%s says first what changed with the version in force', (id) => {
  const { version } = documentOf(id);
  const [, changes] = textOf(id).split(' What changed ');
  expect(changes).toContain(`Version ${version}, in force since`);
});
