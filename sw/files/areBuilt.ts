/** Whether bytes are those of the hash, which is written as the build writes it: `sha256-` and base64. */
export async function areBuilt(bytes: BufferSource, hash: string): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...digest))}` === hash;
}
