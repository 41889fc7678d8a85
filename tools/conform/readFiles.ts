import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { AsyncApi, OpenApi } from './contractFile.ts';

const DOCS = new URL('../../docs/', import.meta.url);

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, DOCS), 'utf8'));

/** The contract's files, as any other team has them. */
export function readFiles(): { openApi: OpenApi; asyncApi: AsyncApi } {
  return {
    openApi: z.parse(OpenApi, read('openapi.json')),
    asyncApi: z.parse(AsyncApi, read('asyncapi.json')),
  };
}
