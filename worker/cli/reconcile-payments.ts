import { addressOf } from '#runtime/api/calls.ts';
import type { Reconciliation } from '#runtime/contracts/payments.ts';
import type { Api } from './api.ts';
import { pagesOf } from './pages.ts';

const PATH = '/api/owner/payments/reconciliation';

/** The days that are compared, the last one included. */
export interface Days {
  from: string;
  to: string;
  isMending: boolean;
}

type Comparison = Pick<Reconciliation, 'compared' | 'differences'>;

/** Compares the payments of some days page by page. */
export async function compareDays({ from, to, isMending }: Days, api: Pick<Api, 'call'>): Promise<Comparison> {
  const read = (cursor: string | undefined): Promise<Reconciliation> => {
    const request = { from, to, ...(cursor !== undefined && { cursor }) };
    return isMending ? api.call('POST', PATH, { body: request }) : api.call('GET', addressOf(PATH, request));
  };
  const all: Comparison = { compared: 0, differences: [] };
  for await (const { compared, differences } of pagesOf(read)) {
    all.compared += compared;
    all.differences.push(...differences);
  }
  return all;
}

/** Whether a difference is left. */
export function isDifferent({ differences }: Comparison): boolean {
  return differences.some(({ isMended }) => !isMended);
}

/** Returns the differences in words. */
export function describeComparison({ from, to }: Days, { compared, differences }: Comparison): string {
  const lines = differences.map(({ text, isMended }) => (isMended ? `Taken over: ${text}` : text));
  const mended = differences.filter(({ isMended }) => isMended).length;
  const left = differences.length - mended;
  const sum = differences.length === 0 ? 'no difference' : `${left} different, ${mended} taken over`;
  return [...lines, `${compared} compared from ${from} to ${to}: ${sum}.`].join('\n');
}
