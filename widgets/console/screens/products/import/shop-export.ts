import type { ExportPage, ShopFileLine } from '#runtime/contracts/shop-file.ts';
import type { OwnerSite } from '#runtime/contracts/site.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { callInSession } from '../../../app/session.ts';
import { EXPORTS } from '../addresses.ts';
import { FORMAT } from './shop-file.ts';

const SITE = '/api/owner/site';

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
  { signal, tell }: { signal: AbortSignal; tell: (records: number) => void },
): Promise<ExportedShop> {
  const read = async <Body>(path: string) => (await callInSession<Body>({ path, signal })).body;
  const { siteId, title, updatedAt } = await read<OwnerSite>(SITE);
  const header = { format: FORMAT, siteId, title, exportedAt: Date.now(), ...parts };
  const blobs = [new Blob([lineOf({ type: 'shop', content: header })])];
  const tooLarge: string[] = [];
  let records = 0;
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = new URLSearchParams({
      ...{ orders: String(parts.orders), customers: String(parts.customers) },
      ...(cursor && { cursor }),
    });
    const page: ExportPage | undefined = await read<ExportPage | undefined>(`${EXPORTS}/records?${query}`);
    if (!page) throw new Error(editorTexts.noJobData);
    for (const { type, content } of page.records) {
      if (content.data === null) tooLarge.push(`${type} ${content.filename ?? content.name}`);
    }
    blobs.push(new Blob(page.records.map(lineOf)));
    records += page.records.length;
    tell(records);
    cursor = page.nextPageCursor;
  }
  blobs.push(new Blob([lineOf({ type: 'end', content: { records } })]));
  const after = await read<OwnerSite>(SITE);
  const file = new Blob(blobs, { type: 'application/jsonl' });
  return { file, records, tooLarge, hasChanged: after.updatedAt !== updatedAt };
}

function lineOf(line: ShopFileLine): string {
  return `${JSON.stringify(line)}\n`;
}
