import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    // One project a runtime: pure code and the mock backend run in Node, components in happy-dom
    // (jsdom breaks multipart files), and the checks read the source tree itself.
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,mocks,sw,vite}/**/*.test.ts'],
        },
      },
      {
        plugins: [react()],
        test: { name: 'dom', environment: 'happy-dom', include: ['src/**/*.test.tsx'] },
      },
      { test: { name: 'checks', environment: 'node', include: ['.ci/**/*.test.ts'] } },
    ],
  },
});
