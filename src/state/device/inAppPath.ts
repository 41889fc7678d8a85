/** A link of a message, when it stays in the app: one slash, and nothing that a browser reads as a host. */
export function inAppPath(href: string | undefined): string | undefined {
  return href && /^\/(?![/\\])[\w\-./?=&#%]*$/.test(href) && !href.includes('//')
    ? href
    : undefined;
}
