import { defineConfig } from 'vitest/config';

/**
 * `npm run proof` reads the records of the last `npm test`: which tests passed, and which texts they read. It is no
 * project of `vite.config.ts`, because a run of the tests alone has no such records yet.
 */
export default defineConfig({
  test: {
    name: 'proof',
    include: ['src/testing/checks/**/*.proof.ts'],
    expect: { requireAssertions: true },
  },
});
