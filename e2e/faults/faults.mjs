import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

// Node 20 cannot run TypeScript, so Vite loads this in development mode. The site it serves is the production
// build.
const file = fileURLToPath(new URL('./faults.ts', import.meta.url));
const { module } = await runnerImport(file, { configFile: false });
process.env.NODE_ENV = 'production';
await module.faults(process.argv.slice(2));
