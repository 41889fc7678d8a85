import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

// Node 20 cannot run TypeScript, so Vite loads it.
const file = fileURLToPath(new URL('./otherMachine.ts', import.meta.url));
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' });
await module.main(process.argv[2]);
process.exit();
