import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

// Node 20 cannot run TypeScript, so Vite loads it.
const file = fileURLToPath(new URL('./load.ts', import.meta.url));
const { module } = await runnerImport(file, { configFile: false });
await module.main(process.argv.slice(2));
process.exit();
