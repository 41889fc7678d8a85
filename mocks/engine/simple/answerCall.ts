import * as z from 'zod/mini';
import type { Table } from '../db/table.ts';
import type { Desk } from '../desk.ts';
import { type RawInput, readInput } from '../http/readInput.ts';
import { accepted, invalid, type Reply, refused } from '../http/reply.ts';
import type { Noted } from '../http/route.ts';
import type { Call, House } from './product.ts';

/** Passes a request to its rules: parsing, rules, a check of the answer against the contract. */
export function answerCall<Tables extends Record<string, Table>>(
  desk: Desk,
  house: House<Tables>,
  { endpoint, answer }: Call<Tables>,
) {
  return async (request: Request, params: RawInput, noted: Noted): Promise<Reply> => {
    try {
      const token = (request.headers.get('authorization') ?? '').replace(/^Bearer /i, '');
      const sent = await readInput(endpoint, request, params);
      noted.sent = sent;
      desk.catchUp();
      const input = z.safeDecode(endpoint.input, sent as never);
      if (!input.success) throw invalid(input.error);
      return accepted(endpoint, answer(house, input.data as never, token));
    } catch (error) {
      return refused(error);
    }
  };
}
