declare module '*.md' {
  import type { ContentDocument } from './document.ts';
  export const content: ContentDocument;
}
