/**
 * The link of a message if it stays in the app: it starts with a single slash and holds nothing that a
 * browser would read as a host.
 */
export function inAppPath(href: string | undefined): string | undefined {
  return href && /^\/(?![/\\])[\w\-./?=&#%]*$/.test(href) && !href.includes('//')
    ? href
    : undefined;
}
