/** The player asked the browser to save data: best prices only, less often. */
export function wantsLessData(): boolean {
  const link: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return typeof link === 'object' && link !== null && 'saveData' in link && link.saveData === true;
}
