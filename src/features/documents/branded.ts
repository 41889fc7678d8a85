import type { ContentDocument } from '../../content/document.ts';
import { env, setting } from '../../env.ts';

const MAIL = 'oja.example';

/** The document with the brand's name and mail addresses, as `npm run site` writes them into its HTML. */
export function branded(document: ContentDocument): ContentDocument {
  const mail = setting('mail', MAIL);
  return JSON.parse(JSON.stringify(document), (_key, value: unknown) =>
    typeof value === 'string'
      ? value.replace(/\bOja\b/g, env.name).replaceAll(`@${MAIL}`, `@${mail}`)
      : value,
  );
}
