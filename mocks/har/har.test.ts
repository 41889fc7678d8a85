import { io } from 'socket.io-client';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestCaller } from '../hosts/testCaller.ts';
import { startTestServer } from '../hosts/testServer.ts';
import { captureHar } from './captureHar.ts';

const host = await startTestServer();
afterAll(() => host.close());

// Nobody's, and found nowhere else.
const PLANTED = {
  username: 'marker_mirabel',
  password: 'Marker-Secret-77',
  mobile: '08139472615',
  email: 'mirabel.marker@mail.example.ng',
  accountNo: '4093817261',
  otp: '918273',
};

interface Entry {
  startedDateTime: string;
  request: object;
  response: { status: number; content: { text: string; encoding?: string } };
  _webSocketMessages?: { type: string; time: number; opcode: number; data: string }[];
}

/** Calls the real mock and writes the entries that a browser's devtools would. */
function browser(world: string) {
  const entries: Entry[] = [];
  const cookie = `mock-world=${world}`;
  let token = '';
  const call = async (path: string, body?: object) => {
    const headers = { cookie, authorization: token, 'content-type': 'application/json' };
    const startedDateTime = new Date().toISOString();
    const text = body && JSON.stringify(body);
    const response = await fetch(`${host.url}/api${path}`, {
      headers,
      ...(text && { method: 'POST', body: text }),
    });
    const answered = await response.text();
    entries.push({
      startedDateTime,
      request: {
        method: text ? 'POST' : 'GET',
        url: `${host.url}/api${path}`,
        headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
        ...(text && { postData: { mimeType: 'application/json', text } }),
      },
      response: { status: response.status, content: { text: answered } },
    });
    const answer = Object(JSON.parse(answered));
    if (path === '/login') token = answer.token ?? token;
    return answer;
  };
  const listen = async () => {
    const frames: NonNullable<Entry['_webSocketMessages']> = [];
    const startedDateTime = new Date().toISOString();
    const socket = io(host.url, {
      path: '/public/',
      transports: ['websocket'],
      auth: { token },
      extraHeaders: { cookie },
      forceNew: true,
    });
    const note = (type: string) => (packet: { type: string; data?: unknown }) => {
      const data = packet.type === 'message' ? `4${packet.data}` : '2';
      frames.push({ type, time: Date.now() / 1000, opcode: 1, data });
    };
    await new Promise<void>((resolve) => {
      socket.on('connect', resolve);
      socket.io.on('open', () => {
        socket.io.engine.on('packet', note('receive'));
        socket.io.engine.on('packetCreate', note('send'));
      });
    });
    entries.push({
      startedDateTime,
      request: {
        method: 'GET',
        url: `${host.url.replace('http', 'ws')}/public/?EIO=4`,
        headers: [],
      },
      response: { status: 101, content: { text: '' } },
      _webSocketMessages: frames,
    });
    return socket;
  };
  return { call, listen, token: () => token, har: () => ({ log: { entries } }) };
}

async function recorded(world: string) {
  const { call, listen, token, har } = browser(world);
  await call('/sendOtpToMobile', { mobile: PLANTED.mobile, country_code: '+234' });
  await call('/register', {
    ...PLANTED,
  });
  await call('/login', { username: PLANTED.username, password: PLANTED.password });
  await call('/login', { username: 'adaeze', password: 'Passw0rd1' });
  await call('/profile');
  await call('/getBanners');
  await call('/gateways/actions', {
    action: 'save-account',
    bankCode: '011',
    accountNo: '0000014579',
  });
  await call('/gateways/actions', {
    action: 'save-account',
    bankCode: '011',
    accountNo: PLANTED.accountNo,
  });
  await call('/support/note', {
    topic: 'other',
    writtenAt: new Date().toISOString(),
    text: `Call me on ${PLANTED.mobile.replace('0', '+234 ')} or ${PLANTED.email}: the code was ${PLANTED.otp}`,
  });
  await call('/bank/accounts');
  await call('/devices');
  const socket = await listen();
  await socket.emitWithAck('get:balance');
  const heard = new Promise((resolve) => socket.once('update_balance', resolve));
  await call('/__mock/adjust', { who: 'adaeze', naira: 12.5 });
  await heard;
  socket.close();
  return { har: har(), token: token() };
}

describe('a HAR file of the real mock', async () => {
  const { har, token } = await recorded('har');
  const { capture, misfits } = captureHar(har);
  const text = JSON.stringify(capture);

  test('becomes calls, questions and events that fit the contract', () => {
    // The control is no part of the contract, and is told.
    expect(misfits.map(({ what }) => what)).toEqual(['POST /__mock/adjust']);
    expect(capture.calls.map(({ call }) => call)).toEqual(
      expect.arrayContaining(['login', 'getProfile', 'getBanners', 'listDevices', 'actOnGateway']),
    );
    expect(capture.calls.filter(({ status }) => status >= 400).length).toBeGreaterThan(1);
    expect(capture.questions).toMatchObject([
      { asked: 'get:balance', answered: { status: 'success', data: { balance: 250_000 } } },
    ]);
    expect(capture.events).toMatchObject([
      { event: 'update_balance', payload: { balance: 250_012.5 } },
    ]);
  });

  test('loses every secret, in fields, in texts and in frames', () => {
    const raw = JSON.stringify(har);
    const world = host.worlds.of('har').desk.house.db;
    const adaeze = world.accounts.all().find(({ username }) => username === 'adaeze');
    const secrets = [
      ...Object.values(PLANTED),
      PLANTED.mobile.slice(1),
      '0000014579',
      'Passw0rd1',
      token,
      adaeze?.email ?? 'none',
      adaeze?.mobile ?? 'none',
    ];
    for (const secret of secrets) {
      expect(raw, `${secret} was recorded`).toContain(secret);
      expect(text, secret).not.toContain(secret);
    }
    expect(text).toMatch(/token-\d/);
    expect(text).toMatch(/player\d+@example\.com/);
  });

  test('is replayed by another mock, answer for answer', async () => {
    const { backend, raw } = createTestCaller();
    backend.control.run('play', { capture });
    const [refused, login] = capture.calls.filter(({ call }) => call === 'login');
    const signedIn = await raw('POST', '/login', '{"username":"somebody","password":"else"}');
    // The refused sign-in was recorded first, and comes first.
    expect(signedIn.status).toBe(refused?.status);
    const again = await raw('POST', '/login', '{"username":"somebody","password":"else"}');
    expect(login).toMatchObject({ status: 200, answered: { token: expect.any(String) } });
    expect(await again.json()).toEqual(login?.answered);
    const profile = await raw('GET', '/profile');
    expect(await profile.json()).toEqual(
      capture.calls.find(({ call }) => call === 'getProfile')?.answered,
    );
    // What was not recorded is answered as ever.
    expect((await raw('GET', '/app/demo')).status).toBe(200);
    expect((await raw('GET', '/bets')).status).toBe(401);

    const pushed = () =>
      backend.control
        .run('journal', { since: 0 })
        .filter(({ kind, subject }) => kind === 'pushed' && subject === 'update_balance');
    backend.control.run('clock', { advance: '1h' });
    expect(pushed()).toHaveLength(1);
    backend.control.run('clock', { advance: '1h' });
    expect(pushed()).toHaveLength(1);

    backend.control.run('play', { capture: null });
    expect((await raw('GET', '/profile')).status).toBe(401);
  });

  test('whose answers break the contract says so, and replays the others', () => {
    const broken = structuredClone(har);
    const banners = broken.log.entries.find(({ request }) =>
      JSON.stringify(request).includes('/getBanners'),
    );
    const profile = broken.log.entries.find(({ request }) =>
      JSON.stringify(request).includes('/profile'),
    );
    if (!banners || !profile) throw new Error('not recorded');
    banners.response.content.text = '{"banners":"none"}';
    profile.response.content.text = btoa('<html>');
    profile.response.content.encoding = 'base64';
    const found = captureHar(broken);
    expect(found.misfits.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['getBanners 200', 'GET /profile 200']),
    );
    expect(found.capture.calls).toHaveLength(capture.calls.length - 2);
  });

  test('a capture that was changed by hand and breaks the contract is refused', () => {
    const { backend } = createTestCaller();
    const calls = [
      { at: 0, call: 'getProfile', sent: {}, status: 200, answered: { no: 'profile' } },
    ];
    expect(() => backend.control.run('play', { capture: { ...capture, calls } })).toThrow(
      /getProfile 200/,
    );
  });
});

test.each([
  ['no HAR at all', { log: {} }],
  ['one without requests', { log: { entries: [] } }],
])('%s is refused', (_, har) => {
  expect(() => captureHar(har)).toThrow();
});
