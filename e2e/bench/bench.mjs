import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

// Node 20 runs no TypeScript: Vite does, as if in development. The pages that it builds are not.
const file = fileURLToPath(new URL('./bench.ts', import.meta.url));
const { module } = await runnerImport(file, { configFile: false });
process.env.NODE_ENV = 'production';
await module.bench(process.argv.slice(2));
