import { build, type Plugin } from 'vite';

/** Puts `src/beforePaint.ts`, minified, into the head of every page. */
export function beforePaint(): Plugin {
  let code: Promise<string> | undefined;
  return {
    name: 'before-paint',
    transformIndexHtml: {
      order: 'pre',
      async handler() {
        code ??= compile();
        return [{ tag: 'script', children: await code, injectTo: 'head' }];
      },
    },
  };
}

async function compile(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: 'src/beforePaint.ts', formats: ['iife'], name: 'beforePaint' },
    },
  });
  const output = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const [chunk] = output;
  if (chunk?.type !== 'chunk') throw new Error('beforePaint did not compile');
  return chunk.code.trim();
}
