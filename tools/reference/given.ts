import type { RefusalCode } from '../../mocks/domain/refusalCode.ts';
import { createTestCaller, type TestCaller } from '../../mocks/hosts/testCaller.ts';
import { login } from '../../src/contract/account/auth.ts';
import type { Failure } from '../../src/contract/kit/failure.ts';

/** How a call was refused. */
export type Refused = Promise<Failure & { status: number }>;

/** Reasons of the domain that this operator never gives, because it has no such rule. */
export const NEVER_GIVEN = ['market-changed', 'rate-cap', 'same-market-busy'] as const;
type NeverGiven = (typeof NEVER_GIVEN)[number];

/** How to provoke each refusal code. */
export type Refusals = Record<Exclude<RefusalCode, NeverGiven>, (now: Given) => Refused>;

/** Two players and the app that they use. */
export interface Given {
  app: TestCaller;
  /** Verified, with money and history. */
  adaeze: { token: string };
  /** New, without documents or money. */
  emeka: { token: string };
}

async function arrange(): Promise<{ given: Given; snapshot: unknown }> {
  const app = createTestCaller();
  const signIn = async (username: string) => {
    const { token } = await app.call(login, { username, password: 'Passw0rd1' });
    return { token };
  };
  const given = { app, adaeze: await signIn('adaeze'), emeka: await signIn('emeka') };
  return { given, snapshot: app.backend.control.run('snapshot', {}) };
}

let arranged: ReturnType<typeof arrange> | undefined;

/** Two players signed in to a fresh world. The world is built once and restored each time. */
export async function arrangeRefusal(): Promise<Given> {
  arranged ??= arrange();
  const { given, snapshot } = await arranged;
  given.app.backend.control.run('restore', { snapshot });
  return given;
}

export const picture = (bytes = 100, head = '\xff\xd8\xff\xe0') =>
  new File(
    [Uint8Array.from(head, (sign) => sign.charCodeAt(0)), new Uint8Array(bytes - 4)],
    'a.jpg',
    {
      type: 'image/jpeg',
    },
  );
export const documents = {
  documentType: 'drivinglicense' as const,
  birthDate: '1990-01-01',
  front: picture(),
};

export function scenario({ app }: Given, name: string): void {
  app.backend.control.run('scenario', { name });
}
