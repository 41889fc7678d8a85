import { observedExamples, observedRefusals } from '../chapters/observed.ts';
import { asyncApi } from './asyncApi.ts';
import { controlApi } from './controlApi.ts';
import { openApi } from './openApi.ts';

/** Codes that come with more than one status, or that this operator never gives. */
const MORE_STATUSES: Record<string, number[]> = {
  'bad-body': [400, 413],
  'unknown-market': [400, 404],
};
const OF_THE_DOMAIN = [422];

/** The contract as files for people who build a server or a client in another language. */
export async function contractFiles(): Promise<{
  openapi: object;
  asyncapi: object;
  control: object;
}> {
  const observed = await observedRefusals();
  const examples = await observedExamples();
  const statusesOf = (code: string) => {
    const seen = observed.filter((refusal) => refusal.code === code).map(({ status }) => status);
    return MORE_STATUSES[code] ?? (seen.length > 0 ? seen : OF_THE_DOMAIN);
  };
  return {
    openapi: openApi(statusesOf, (name) => examples.get(name)),
    asyncapi: asyncApi(),
    control: controlApi(),
  };
}
