/** One 32-bit number from two: the finisher of MurmurHash3. */
export function mix(key: number, number: number): number {
  let hash = Math.imul(key ^ Math.imul(number, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A 32-bit key of a text (FNV-1a), starting from another key. */
export function textKey(text: string, key = 0x811c9dc5): number {
  let hash = key;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return mix(hash, text.length);
}

/** A number from 0 to below 1 for a key and an index. */
export function unit(key: number, index: number): number {
  return mix(key, index) / 2 ** 32;
}
