// FIPS 180-4. Our own, because a round is decided synchronously as its stake is taken and the browser's
// digest is asynchronous. A test compares the two.

const BLOCK_BYTES = 64;

/** The first 32 bits of the fractional parts of a root of each of the first primes. */
function rootBits(count: number, root: (prime: number) => number): Uint32Array {
  const bits = new Uint32Array(count);
  let found = 0;
  for (let candidate = 2; found < count; candidate++) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) {
      if (candidate % divisor === 0) isPrime = false;
    }
    if (isPrime) bits[found++] = (root(candidate) % 1) * 2 ** 32;
  }
  return bits;
}

const START = rootBits(8, Math.sqrt);
const ROUNDS = rootBits(64, Math.cbrt);

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The message padded to whole blocks: a 1 bit, zeros, then its length in bits. */
function padded(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / BLOCK_BYTES);
  const bytes = new Uint8Array(blocks * BLOCK_BYTES);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(bytes.length - 4, message.length << 3);
  return view;
}

function scheduleOf(view: DataView, offset: number): Uint32Array {
  const words = new Uint32Array(64);
  const at = (index: number) => words[index] ?? 0;
  for (let i = 0; i < 64; i++) {
    if (i < 16) {
      words[i] = view.getUint32(offset + i * 4);
      continue;
    }
    const early = at(i - 15);
    const late = at(i - 2);
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[i] = at(i - 16) + s0 + at(i - 7) + s1;
  }
  return words;
}

function compress(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const one = (h + s1 + choice + (ROUNDS[i] ?? 0) + (words[i] ?? 0)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + s0 + majority) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) {
    state[index] = (state[index] ?? 0) + word;
  }
}

/** SHA-256 of some bytes: 32 bytes. */
export function sha256(message: Uint8Array): Uint8Array {
  const view = padded(message);
  const state = Uint32Array.from(START);
  for (let offset = 0; offset < view.byteLength; offset += BLOCK_BYTES) {
    compress(state, scheduleOf(view, offset));
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [index, word] of state.entries()) digest.setUint32(index * 4, word);
  return new Uint8Array(digest.buffer);
}

const utf8 = new TextEncoder();

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits. */
export function sha256Hex(text: string): string {
  return hex(sha256(utf8.encode(text)));
}

/** HMAC-SHA-256 (RFC 2104) of a text under a key. */
export function hmacSha256(key: string, text: string): Uint8Array {
  const bytes = utf8.encode(key);
  const block = new Uint8Array(BLOCK_BYTES);
  block.set(bytes.length > BLOCK_BYTES ? sha256(bytes) : bytes);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      utf8.encode(text),
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
