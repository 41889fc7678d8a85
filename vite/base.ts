/**
 * Pages are made as if the site were the root of its host, because only a demo may stand below a path. This
 * puts the path, such as `/oja/`, in front of every address of the site in the finished HTML.
 */
export function belowBase(html: string, base: string): string {
  return html.replace(/(<[^>]* (?:href|src|action)=")\/(?!\/)/g, `$1${base}`);
}

/** HTML as if its site were the root, the path taken away that Vite or `belowBase` has put there. */
export function atRoot(html: string, base: string): string {
  return html.replaceAll(`="${base}`, '="/');
}
