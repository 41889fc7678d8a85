/** Part of Rolldown's CodeSplittingGroup. The group with the highest priority picks first. */
interface ChunkGroup {
  name: string;
  priority: number;
  /** By the path of a module. A group also takes what its modules import. */
  test: RegExp;
  /** Takes only modules that at least this many screens and other late parts need. */
  minShareCount?: number;
}

/**
 * Which modules share a file: what an entry reaches, and folders. Many small files compress worse, and each costs a
 * request. The bundler places what no group takes, by which parts need it.
 */
export const chunkGroups: ChunkGroup[] = [
  // What pages that are HTML need, and the app, too. Not their entries: whoever imports these runs them.
  { name: 'reading', priority: 7, test: /\/src\/pages\/(?!landing\/)/ },
  { name: 'landing-lists', priority: 6, test: /\/src\/pages\/landing\// },
  // What the shell starts with, ahead of the app: the list of screens, which asks for that of the address.
  { name: 'routes', priority: 5, test: /\/src\/app\/routing\/screens\.ts$/ },
  { name: 'app', priority: 4, test: /\/src\/main\.tsx$/ },
  // The design system, and what opens over pages.
  {
    name: 'panels',
    priority: 3,
    test: /\/src\/(ui\/(?!art\/|crest\/)|app\/shell\/)/,
    minShareCount: 8,
  },
  // What many screens need, of whatever subject.
  {
    name: 'common',
    priority: 2,
    test: /\/src\/(contract|messages|state|domain|lib)\//,
    minShareCount: 12,
  },
];

/**
 * A contract and the store that it fills often have one name. No two files may: by their names, without
 * the hashes, the worker knows a file of one build again in the next.
 */
export function chunkFileNames({ name, moduleIds }: { name: string; moduleIds: string[] }): string {
  const layer = /\/src\/(contract|state)\//.exec(moduleIds.at(-1) ?? '')?.[1];
  const isTold = layer === undefined || name.startsWith(layer);
  return `assets/${isTold ? name : `${layer}-${name}`}-[hash].js`;
}
