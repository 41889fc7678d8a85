import { hmacSha256, sha256Hex } from '../../lib/sha256.ts';

/** The server's committed seed, the player's own seed, and the number of the round. */
export interface RoundSeeds {
  serverSeed: string;
  clientSeed: string;
  /** From 1, rising by one with each round of a server seed. */
  nonce: number;
}

/** The numbers of one round, in the order in which its game asks for them. */
export interface Chance {
  /** A whole number from 0 to one less than `count`, each equally likely. */
  below(count: number): number;
}

/** What is published before a seed is used: the seed cannot be changed without changing this. */
export function commitOf(serverSeed: string): string {
  return sha256Hex(serverSeed);
}

const WORD = 2 ** 32;
const WORD_BYTES = 4;

/**
 * Reads HMAC-SHA-256 of `clientSeed:nonce:block`, keyed with the server's seed, as whole numbers of four
 * bytes, block after block. A number among `count` is the remainder; a number at or above the last multiple
 * of `count` is skipped, because it would favour small remainders.
 */
export function chanceOf(
  { serverSeed, clientSeed, nonce }: RoundSeeds,
  hmac: (key: string, text: string) => Uint8Array = hmacSha256,
): Chance {
  let block = 0;
  let at = 0;
  let view: DataView | undefined;

  function word(): number {
    if (!view || at >= view.byteLength) {
      const bytes = hmac(serverSeed, `${clientSeed}:${nonce}:${block}`);
      view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      block += 1;
      at = 0;
    }
    at += WORD_BYTES;
    return view.getUint32(at - WORD_BYTES);
  }

  return {
    below(count) {
      const end = WORD - (WORD % count);
      let drawn = word();
      while (drawn >= end) drawn = word();
      return drawn % count;
    },
  };
}
