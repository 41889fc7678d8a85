import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

// Not every supported Node runs TypeScript: Vite does.
const file = fileURLToPath(new URL('./serve.ts', import.meta.url));
const { module } = await runnerImport(file, { configFile: false });
await module.serve(process.argv.slice(2));
