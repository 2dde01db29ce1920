import type { Reconciliation } from '../checkout/service.ts';
import type { Days } from './options.ts';

const PATH = '/api/owner/payments/reconciliation';

type Send = (path: string, options?: { method: string; body: unknown }) => Promise<Response>;

/** Compares the payments of some days page by page. Returns the differences in words; the exit code is 1 if any is left. */
export async function reconcilePayments({ from, to, isMending }: Days, send: Send): Promise<string> {
  const lines: string[] = [];
  let [compared, left, mended] = [0, 0, 0];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const request = { from, to, ...(cursor && { cursor }) };
    const response: Response = isMending
      ? await send(PATH, { method: 'POST', body: request })
      : await send(`${PATH}?${new URLSearchParams(request)}`);
    const page = (await response.json()) as Reconciliation;
    compared += page.compared;
    for (const { text, isMended } of page.differences) {
      lines.push(isMended ? `Taken over: ${text}` : text);
      if (isMended) mended++;
      else left++;
    }
    cursor = page.nextPageCursor;
  }
  if (left > 0) process.exitCode = 1;
  const sum = left + mended === 0 ? 'no difference' : `${left} different, ${mended} taken over`;
  return [...lines, `${compared} compared from ${from} to ${to}: ${sum}.`].join('\n');
}
