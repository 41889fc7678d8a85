import { expect, test } from 'vitest';
import { partsOf } from './parts.ts';

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/react': { version: '19.1.10', integrity: 'sha512-AQID' },
    'node_modules/@noble/hashes': { version: '1.0.0' },
    'node_modules/other/node_modules/@noble/hashes': { version: '2.4.0' },
  },
};

test('each notice is a part, with its licence and the hash of the lock file', () => {
  const notices =
    '# Licenses\n\n## react - 19.1.10 (MIT)\n\nText\n\n## @noble/hashes - 2.4.0 (MIT)\n';
  expect(partsOf(notices, lock)).toEqual([
    {
      type: 'library',
      'bom-ref': 'pkg:npm/react@19.1.10',
      name: 'react',
      version: '19.1.10',
      purl: 'pkg:npm/react@19.1.10',
      licenses: [{ license: { id: 'MIT' } }],
      hashes: [{ alg: 'SHA-512', content: '010203' }],
    },
    expect.objectContaining({ purl: 'pkg:npm/%40noble/hashes@2.4.0', version: '2.4.0' }),
  ]);
});

test.each([
  ['a package that the lock file lacks', '## left-pad - 1.0.0 (MIT)'],
  ['another version', '## react - 18.0.0 (MIT)'],
  ['a heading that cannot be read', '## react 19.1.10'],
])('%s is refused, not left out', (_, line) => {
  expect(() => partsOf(line, lock)).toThrow(line);
});
