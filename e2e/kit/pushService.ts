import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';

const SALT = 16;
const HEAD = 21;
/** Ends the text of the last record; zeros may follow (RFC 8188). */
const DELIMITER = 2;

/** A push service of the story's own, and the phone that hears from it. Chromium's is a server elsewhere. */
export async function startPushService() {
  const phone = createECDH('prime256v1');
  phone.generateKeys();
  const auth = randomBytes(16);
  const received: { text: string; key: string }[] = [];
  let isSubscribed = false;

  /** Decrypts a message as a browser does (RFC 8291). */
  function decrypted(body: Buffer): string {
    const sender = body.subarray(HEAD, HEAD + (body[HEAD - 1] ?? 0));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), phone.getPublicKey(), sender]);
    const secret = hkdfSync('sha256', phone.computeSecret(sender), auth, info, 32);
    const derive = (name: string, length: number) =>
      Buffer.from(
        hkdfSync(
          'sha256',
          Buffer.from(secret),
          body.subarray(0, SALT),
          `Content-Encoding: ${name}\0`,
          length,
        ),
      );
    const sealed = body.subarray(HEAD + sender.length);
    const open = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    open.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
    return plain.subarray(0, plain.lastIndexOf(DELIMITER)).toString();
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ text: decrypted(Buffer.concat(parts)), key: signerOf(request, origin) });
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    /** Every message for this phone so far, with the key of the operator who signed it. */
    received,
    close: () => server.close(),
    /** Lets the page subscribe here. */
    async connect(page: Page): Promise<void> {
      await page.exposeFunction('pushSubscribed', (next?: boolean) => {
        if (next !== undefined) isSubscribed = next;
        return isSubscribed;
      });
      const keys = { p256dh: [...phone.getPublicKey()], auth: [...auth] };
      await page.addInitScript(fakePush, { endpoint: `${origin}/phone`, keys });
    },
  };
}

/** The key that signed a request, once its token was checked (RFC 8292). */
function signerOf({ headers }: IncomingMessage, audience: string): string {
  const [, token = '', key = ''] =
    /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return isSigned && aud === audience ? key : '';
}

interface FakePush {
  endpoint: string;
  keys: Record<string, number[]>;
}

/**
 * Runs in the page: the browser's own push, with another service behind it. The headless shell denies every
 * notification, whatever it is granted.
 */
function fakePush({ endpoint, keys }: FakePush): void {
  const subscribed = (next?: boolean): Promise<boolean> =>
    Reflect.get(globalThis, 'pushSubscribed')(next);
  const subscription = {
    endpoint,
    getKey: (name: string) => Uint8Array.from(keys[name] ?? []).buffer,
    unsubscribe: () => subscribed(false),
  };
  Object.defineProperty(Notification, 'permission', { value: 'granted' });
  Notification.requestPermission = async () => 'granted';
  Object.assign(PushManager.prototype, {
    subscribe: () => subscribed(true).then(() => subscription),
    getSubscription: async () => ((await subscribed()) ? subscription : null),
  });
}
