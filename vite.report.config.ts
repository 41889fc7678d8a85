import { visualizer } from 'rollup-plugin-visualizer';
import { defineConfig } from 'vite';
import app from './vite.config.ts';

/** `npm run report`: draws which module is in which file of the build, and what it weighs, as report/index.html. */
export default defineConfig({
  ...app,
  plugins: [
    ...(app.plugins ?? []),
    visualizer({ filename: 'report/index.html', brotliSize: true }),
  ],
  build: { ...app.build, outDir: 'node_modules/.cache/report' },
});
