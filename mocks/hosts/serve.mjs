import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

// Node 20 cannot run TypeScript, so Vite loads it.
const file = fileURLToPath(new URL('./serve.ts', import.meta.url));
const { module } = await runnerImport(file, { configFile: false });
await module.serve(process.argv.slice(2));
