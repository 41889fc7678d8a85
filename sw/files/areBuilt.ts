/** Whether bytes are those of the hash, which is written as the build writes it: `sha256-` and base64. */
export async function areBuilt(bytes: BufferSource, hash: string): Promise<boolean> {
  return `sha256-${await sha256(bytes)}` === hash;
}

/** SHA-256, in base64. */
export async function sha256(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest));
}
