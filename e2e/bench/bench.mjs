import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

// Node 20 runs no TypeScript: Vite does, and needs no configuration for it.
const file = fileURLToPath(new URL('./bench.ts', import.meta.url));
const { module } = await runnerImport(file, { configFile: false });
await module.bench(process.argv.slice(2));
