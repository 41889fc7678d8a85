import * as z from 'zod/mini';

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.optional(z.string()), integrity: z.optional(z.string()) }),
  ),
});

/** `## react - 19.1.10 (MIT)`, as the build heads each notice. */
const HEADING = /^## (\S+) - (\S+) \((.+)\)$/;

/**
 * The packages of a build, from its notices: what is in it, and nothing else. `npm sbom` goes by the lock file,
 * and leaves out whatever a development tool needs as well, React among it.
 */
export function partsOf(notices: string, lockFile: unknown) {
  const { packages } = z.parse(Lock, lockFile);
  return notices
    .split('\n')
    .filter((line) => line.startsWith('## '))
    .map((line) => {
      const [, name = '', version = '', license = ''] = HEADING.exec(line) ?? [];
      const found = Object.entries(packages).find(
        ([path, one]) => path.endsWith(`node_modules/${name}`) && one.version === version,
      );
      if (!found) throw new Error(`The lock file has nothing for the notice “${line}”`);
      const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
      return {
        type: 'library',
        'bom-ref': purl,
        name,
        version,
        purl,
        licenses: [{ license: { id: license } }],
        ...hashOf(found[1].integrity),
      };
    });
}

/** npm writes `sha512-` and Base64, CycloneDX wants hexadecimal digits. */
function hashOf(integrity: string | undefined) {
  const base64 = integrity?.match(/^sha512-(.+)$/)?.[1];
  if (!base64) return {};
  return { hashes: [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }] };
}
