/** A value in DER, the binary form of certificates: tag, length, content. */
export function der(tag: number, ...contents: Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
}

export const sequence = (...contents: Uint8Array[]) => der(0x30, ...contents);
export const text = (tag: number, value: string) => der(tag, Buffer.from(value));
/** An object identifier, given in encoded form. */
export const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
/** A bit string of whole bytes, with no unused bits at the end. */
export const bitString = (content: Uint8Array) => der(0x03, Buffer.from([0]), content);

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  if (length < 0x100) return Buffer.from([0x81, length]);
  return Buffer.from([0x82, length >> 8, length & 0xff]);
}
