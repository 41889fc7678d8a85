import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

// Node 20 cannot run TypeScript, so Vite loads the benchmark in development mode. The pages it builds are
// production builds.
const file = fileURLToPath(new URL('./bench.ts', import.meta.url));
const { module } = await runnerImport(file, { configFile: false });
process.env.NODE_ENV = 'production';
await module.bench(process.argv.slice(2));
