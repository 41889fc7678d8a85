import type { ComponentType } from 'react';

/** What of a document is more than text: each file of `src/islands`. */
const modules = import.meta.glob<{ Island: ComponentType<{ of: string }> }>(
  '../../islands/**/*.tsx',
);

/** The file of an island; what stands after a colon says what it is of: `OwnOffer:welcome`. */
export const islandFile = (name: string): string => `islands/${name.split(':')[0]}.tsx`;

export async function loadIsland(name: string) {
  const load = modules[`../../${islandFile(name)}`];
  if (!load) throw new Error(`there is no island ${name}`);
  const { Island } = await load();
  return <Island of={name.split(':')[1] ?? ''} />;
}
