import type { ComponentType } from 'react';

/** What of a document is more than text: `SelfTest` is the export `SelfTestIsland` of `src/islands/SelfTestIsland.tsx`. */
const modules = import.meta.glob<Record<string, ComponentType<{ of: string }>>>(
  '../../islands/*Island.tsx',
);

/** The file of an island; what stands after a colon says what it is of: `OwnOffer:welcome`. */
export const islandFile = (name: string): string => `islands/${name.split(':')[0]}Island.tsx`;

export async function loadIsland(name: string) {
  const [kind = '', of = ''] = name.split(':');
  const Island = (await modules[`../../${islandFile(name)}`]?.())?.[`${kind}Island`];
  if (!Island) throw new Error(`there is no island ${name}`);
  return <Island of={of} />;
}
