import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { compileAlone } from './compileAlone.ts';
import { floorTarget } from './floor.ts';

const SCRIPT = new URL('../sw/retire.ts', import.meta.url);

/** Adds `retire.js`, to be deployed as `sw.js` when a release must be taken back. */
export function retireWorker(): Plugin {
  return {
    name: 'retire-worker',
    apply: 'build',
    async generateBundle() {
      const source = await compileAlone(fileURLToPath(SCRIPT), floorTarget);
      this.emitFile({ type: 'asset', fileName: 'retire.js', source });
    },
  };
}
