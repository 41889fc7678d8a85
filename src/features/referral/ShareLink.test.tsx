import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ShareLink } from './ShareLink.tsx';

afterEach(() => vi.unstubAllGlobals());

function show(canShare: boolean) {
  vi.stubGlobal('navigator', { ...(canShare && { share: () => undefined }) });
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<ShareLink code="ADA1" path="/register?agent_code=ADA1" />);
  return page;
}

test.each([true, false])(
  'the link goes out by WhatsApp, with the sheet of the phone: %s',
  (can) => {
    const page = show(can);
    const link = new URL(
      page.querySelector<HTMLAnchorElement>('a[href^="https://wa.me/"]')?.href ?? '',
    );
    const text = link.searchParams.get('text') ?? '';
    expect(text).toMatch(/Only for adults/);
    expect(text).toContain(`${location.origin}/register?agent_code=ADA1&source=whatsapp`);
    expect(page.textContent?.includes('Share the link')).toBe(can);
  },
);

test('the link is whole as text, in one line', () => {
  const [, link] = [...show(false).querySelectorAll('.copy-row__value')];
  expect(link?.textContent).toBe(`${location.host}/register?agent_code=ADA1`);
  expect(link?.className).toContain('one-line');
  expect(link?.querySelector('wbr')).toBeNull();
});

test.each([
  '//evil.example/register?agent_code=ADA1',
  'https://evil.example/register?agent_code=ADA1',
])('a link that leaves the site is not shared under our words: %s', (path) => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<ShareLink code="ADA1" path={path} />);
  expect(page.innerHTML).not.toContain('evil');
  expect(page.textContent).toContain('ADA1');
});
