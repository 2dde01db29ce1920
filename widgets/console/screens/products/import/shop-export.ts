import { addressOf } from '#runtime/api/calls.ts';
import type { ExportPage, ShopFileLine } from '#runtime/contracts/shop-file.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { nextPage } from '../../../app/query.ts';
import { callInSession } from '../../../app/session.ts';
import { FORMAT } from './shop-file.ts';

export interface ExportParts {
  orders: boolean;
  customers: boolean;
}

export interface ExportedShop {
  file: Blob;
  records: number;
  /** Pictures and files that are too large for the file. */
  tooLarge: readonly string[];
  /** Whether the shop changed while it was read. */
  hasChanged: boolean;
}

/**
 * Reads a whole shop part by part, as a file with a record in each line. Rejects with the signal's reason when it is
 * stopped, otherwise as `callInSession` does.
 */
export async function exportShop(
  parts: ExportParts,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (records: number) => void },
): Promise<ExportedShop> {
  const readSite = async () => (await callInSession({ method: 'GET', path: '/api/owner/site', signal })).body;
  const { siteId, title, updatedAt } = await readSite();
  const header = { format: FORMAT, siteId, title, exportedAt: Date.now(), ...parts };
  const blobs = [new Blob([lineOf({ type: 'shop', content: header })])];
  const path = addressOf('/api/owner/exports/records', {
    orders: `${parts.orders}`,
    customers: `${parts.customers}`,
  });
  const tooLarge: string[] = [];
  let records = 0;
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: ExportPage = (await callInSession({ method: 'GET', path: nextPage(path, cursor), signal })).body;
    if (!page) throw new Error(editorTexts.noJobData);
    for (const { type, content } of page.records) {
      if (content.data === null) tooLarge.push(`${type} ${content.filename ?? content.name}`);
    }
    blobs.push(new Blob(page.records.map(lineOf)));
    records += page.records.length;
    onProgress(records);
    cursor = page.nextPageCursor;
  }
  blobs.push(new Blob([lineOf({ type: 'end', content: { records } })]));
  const after = await readSite();
  const file = new Blob(blobs, { type: 'application/jsonl' });
  return { file, records, tooLarge, hasChanged: after.updatedAt !== updatedAt };
}

function lineOf(line: ShopFileLine): string {
  return `${JSON.stringify(line)}\n`;
}
