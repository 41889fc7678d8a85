import { expect, test, vi } from 'vitest';
import { serve } from './serve.ts';

test('the mock backend is served alone, and says where it answers and where its panel is', async () => {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { url, close } = await serve(['--port', '0']);
  const told = said.mock.calls.join('');
  said.mockRestore();
  expect(told).toContain(`${url}/api/__mock/panel`);
  expect(await (await fetch(`${url}/api/app/demo`)).json()).toEqual({ hasDemoUsers: true });
  expect((await fetch(`${url}/api/__mock/panel`)).headers.get('content-type')).toContain('html');
  expect((await fetch(`${url}/elsewhere`)).status).toBe(404);
  close();
});

test('with --strict it refuses what a careless client sends', async () => {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { url, close } = await serve(['--port', '0', '--strict']);
  said.mockRestore();
  expect((await fetch(`${url}/api/app/demo?pgae=2`)).status).toBe(400);
  close();
});

test('what it does not know is refused', async () => {
  await expect(serve(['--prot', '1'])).rejects.toThrow('--prot');
});
