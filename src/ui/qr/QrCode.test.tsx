import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrCode } from './QrCode.tsx';

test('a code has a name and four light modules around it', () => {
  const svg = renderToStaticMarkup(<QrCode text="Oja" label="Your link" />);
  expect(svg).toContain('viewBox="0 0 29 29" role="img" aria-label="Your link"');
  // The finder at the top left begins after the quiet zone, and nothing is drawn within it.
  expect(svg).toContain('d="M4 4h1v1h-1zM5 4');
  expect(svg).not.toMatch(/M[0-3] /);
});

test('what is too long for a code is left to the words beside it', () => {
  expect(renderToStaticMarkup(<QrCode text={'x'.repeat(214)} label="Your link" />)).toBe('');
});
