import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

// Node 20 cannot run TypeScript, so Vite loads it.
const file = fileURLToPath(new URL('./printHour.ts', import.meta.url));
const { module } = await runnerImport(file, { configFile: false });
module.printHour(process.argv.slice(2));
process.exit();
