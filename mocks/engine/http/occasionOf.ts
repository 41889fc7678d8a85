import type { Occasion } from '../control/faultLimits.ts';
import type { HandlerContext } from '../handlerContext.ts';
import type { RawInput } from './readInput.ts';

/** Who makes a call and with what, read only if a fault asks for it. */
export async function occasionOf(
  { faults, nameOf }: Pick<HandlerContext, 'faults' | 'nameOf'>,
  subject: string,
  request: Request,
  params: RawInput,
): Promise<Occasion | undefined> {
  const asking = faults.limited(subject);
  if (asking.length === 0) return undefined;
  const token = (request.headers.get('authorization') ?? '').replace(/^Bearer /i, '');
  const name = nameOf?.(token);
  const headers = asking.flatMap((fault) =>
    Object.keys(fault.headers ?? {}).flatMap((name) => {
      const value = request.headers.get(name);
      return value === null ? [] : [[name.toLowerCase(), value] as const];
    }),
  );
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return {
    who: name === undefined ? [] : [name],
    ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
    sent: { ...query, ...params, ...(await bodyOf(request.clone())) },
  };
}

/** The fields of a body; of one that cannot be read, none: the call itself says so. */
async function bodyOf(request: Request): Promise<RawInput> {
  try {
    const type = request.headers.get('content-type') ?? '';
    if (request.method === 'GET') return {};
    if (!type.includes('multipart/form-data')) return Object(await request.json());
    const texts = [...(await request.formData())].filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}
