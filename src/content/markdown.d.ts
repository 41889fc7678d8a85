declare module '*.md' {
  import type { ContentDocument } from './document.ts';
  export const content: ContentDocument;
}
declare module '*.md?head' {
  import type { DocumentHead } from './document.ts';
  export const head: DocumentHead;
}
