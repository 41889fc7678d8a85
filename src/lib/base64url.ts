/** Bytes as text for addresses: letters, digits, `-` and `_`, without padding (RFC 4648, section 5). */
export function base64url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * The bytes of such a text; undefined when it is not exactly what `base64url` writes. The last letter has
 * spare bits, so two texts could mean the same bytes, and a changed letter would go unnoticed.
 */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[0-9A-Za-z_-]*$/.test(text) || text.length % 4 === 1) return undefined;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  return base64url(bytes) === text ? bytes : undefined;
}
