import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

// `node deploy/run.mjs site out` calls `site(['out'])` of site.ts. Not every supported Node runs TypeScript:
// Vite does.
const [name, ...args] = process.argv.slice(2);
const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
const { module } = await runnerImport(file, { configFile: false });
await module[name](args);
