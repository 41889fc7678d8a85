import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { partsOf } from './parts.ts';

const root = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const Package = z.object({ name: z.string(), version: z.string() });

/** Prints what the build holds, in CycloneDX. Needs a build. */
export function sbom(): void {
  const { name, version } = z.parse(Package, JSON.parse(read('package.json')));
  const components = partsOf(
    read('dist/third-party-notices.txt'),
    JSON.parse(read('package-lock.json')),
  );
  const list = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    components,
  };
  process.stdout.write(`${JSON.stringify(list, undefined, 2)}\n`);
}
