import type { Reconciliation } from '#runtime/contracts/payments.ts';

const PATH = '/api/owner/payments/reconciliation';

/** The days that are compared, the last one included. */
export interface Days {
  from: string;
  to: string;
  isMending: boolean;
}

type Comparison = Pick<Reconciliation, 'compared' | 'differences'>;
type Send = (path: string, options?: { method: 'POST'; body: unknown }) => Promise<Response>;

/** Compares the payments of some days page by page. */
export async function compareDays({ from, to, isMending }: Days, send: Send): Promise<Comparison> {
  const all: Comparison = { compared: 0, differences: [] };
  for (let cursor: string | null = ''; cursor !== null; ) {
    const request = { from, to, ...(cursor && { cursor }) };
    const response: Response = isMending
      ? await send(PATH, { method: 'POST', body: request })
      : await send(`${PATH}?${new URLSearchParams(request)}`);
    const page = (await response.json()) as Reconciliation;
    all.compared += page.compared;
    all.differences.push(...page.differences);
    cursor = page.nextPageCursor;
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
