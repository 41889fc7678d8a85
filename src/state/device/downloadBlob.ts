/** Downloads what was made on the device as a file, so it works offline. */
export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By the next task the browser has read the URL.
  setTimeout(() => URL.revokeObjectURL(url));
}
