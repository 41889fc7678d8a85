import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

// Node 20 runs no TypeScript: Vite does, as if in development. The site that it serves is not.
const file = fileURLToPath(new URL('./engines.ts', import.meta.url));
const { module } = await runnerImport(file, { configFile: false });
process.env.NODE_ENV = 'production';
await module.engines(process.argv.slice(2));
// Vite's server leaves watchers and timers behind.
process.exit();
