/** `0 KB`, `640 KB`, `1.2 MB`, `3.4 GB`; a thousand bytes are a KB, as data is sold. */
export function byteSize(bytes: number): string {
  if (bytes >= 999_950_000) return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
  if (bytes >= 999_500) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${bytes > 0 ? Math.max(1, Math.round(bytes / 1000)) : 0} KB`;
}
