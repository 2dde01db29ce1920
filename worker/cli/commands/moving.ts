import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { addressOf } from '#runtime/api/calls.ts';
import { TAKEN_SKU_CHOICES, type TakenSkuChoice } from '#runtime/contracts/imports.ts';
import type { Units } from '#runtime/contracts/product-csv.ts';
import { SHOP_FILE_FORMAT, type ShopFileLine } from '#runtime/contracts/shop-file.ts';
import { type EntryOutcome, withUnread } from '#runtime/domain/import-outcomes.ts';
import type { Api } from '../api.ts';
import { apiCommand, type Command } from '../command.ts';
import { openFile } from '../import-file.ts';
import { sendRecords } from '../import-records.ts';
import { type ImportReport, importText } from '../import-text.ts';
import { choice, flag, text } from '../option-kinds.ts';
import { bytes, type Output } from '../output.ts';
import { pagesOf } from '../pages.ts';
import { progress } from '../progress.ts';

const FORMATS = ['shopify', 'shopify-old', 'squarespace', 'squarespace-old'] as const;
const UNITS = ['metric', 'imperial'] as const;

export const moving: readonly Command[] = [
  apiCommand({
    name: 'import',
    operands: ['FILE'],
    options: {
      collection: text('COLLECTION', 'of products that do not say theirs; by default the only one'),
      page: text('ADDRESS', 'where a saved page was'),
      units: choice('UNITS', UNITS, 'of a Squarespace file’s weights and lengths; metric by default'),
      'set-stock': flag('the file’s stock replaces the shop’s; otherwise only new variants get theirs'),
      'taken-sku': choice(
        'CHOICE',
        TAKEN_SKU_CHOICES,
        'of products with a SKU of another product; leave-out by default',
      ),
      yes: flag('does it; without it, nothing is changed'),
    },
    about: 'shows what becomes of each line of a CSV, JSON, saved page or whole-shop file and, with --yes, does it',
    run: async ({ operands: [file], options, api }) => importFile(api, file, options),
  }),
  apiCommand({
    name: 'export products',
    options: {
      format: choice('FORMAT', FORMATS, 'shopify by default'),
      units: choice('UNITS', UNITS, 'of weights and lengths for Squarespace; metric by default'),
      collection: text('COLLECTION', 'only its products'),
    },
    about: 'prints all products as CSV that other platforms read',
    run: async ({ options: { format = 'shopify', units, collection }, api }) =>
      bytes(await api.stream(addressOf('/api/owner/exports/products', { format, units, collection }))),
  }),
  apiCommand({
    name: 'export shop',
    options: {
      orders: flag('with the orders'),
      customers: flag('with people: subscribers, what they sent, and who ordered'),
    },
    about: 'prints the whole shop as one file, for `import` and `npm start -- FILE`',
    run: async ({ options, api }) =>
      bytes(Readable.toWeb(Readable.from(shopFile(api, options))) as unknown as ReadableStream<Uint8Array>),
  }),
];

interface Options {
  collection: string | undefined;
  page: string | undefined;
  units: Units | undefined;
  'set-stock': boolean;
  'taken-sku': TakenSkuChoice | undefined;
  yes: boolean;
}

async function importFile(
  api: Api,
  path: string,
  { collection, page, units, 'set-stock': stock, 'taken-sku': takenSku, yes }: Options,
): Promise<Output> {
  const file = await openFile(api, path, { collection, url: page, units });
  const options = { setsStock: stock, takenSku: takenSku ?? 'leave-out' };
  const send = (isPreview: boolean) => {
    const showProgress = progress(file.count, isPreview ? 'records checked' : 'records');
    return sendRecords(api, file.entries(), { options, fileName: basename(path), isPreview, progressed: showProgress });
  };
  const preview = await send(true);
  const pictures = yes ? await fetchPictures(api, preview) : { fetched: 0, failed: [] };
  const outcomes = withUnread(yes ? await send(false) : preview, file.refused);
  const { format, problems, refused, refusedCount } = file;
  const more = refusedCount - refused.length;
  const report: ImportReport = { format, isDone: yes, problems, outcomes, unlisted: more, pictures };
  const isFailure = file.count === 0 || outcomes.some(({ result }) => result === 'refused');
  const given = [
    ['collection', collection],
    ['page', page],
    ['units', units],
    ['taken-sku', takenSku],
  ].flatMap(([name, value]) => (value ? `--${name} ${value}` : []));
  const command = ['import', path, ...given, ...(stock ? ['--set-stock'] : [])].join(' ');
  return { kind: 'text', text: importText(report, command), answer: report, isFailure };
}

/** Has the shop fetch the pictures that an import needs. One that cannot be had stops no product. */
async function fetchPictures(api: Api, outcomes: readonly EntryOutcome[]): Promise<ImportReport['pictures']> {
  const urls = [...new Set(outcomes.flatMap(({ missingPictures }) => missingPictures))];
  const failed: { url: string; error: string }[] = [];
  const showProgress = progress(urls.length, 'pictures');
  for (const [index, url] of urls.entries()) {
    try {
      await api.call('POST', '/api/owner/pictures/fetch', { body: { url } });
    } catch (error) {
      const [reason = ''] = (error as Error).message.split('\n', 1);
      failed.push({ url, error: reason });
    }
    showProgress(index + 1);
  }
  return { fetched: urls.length - failed.length, failed };
}

/** Writes a whole shop, a record in each line. */
async function* shopFile(
  api: Api,
  { orders, customers }: { orders: boolean; customers: boolean },
): AsyncGenerator<Uint8Array> {
  const { siteId, title, updatedAt } = await api.call('GET', '/api/owner/site');
  const parts = { orders, customers };
  yield lineOf({
    type: 'shop',
    content: { format: SHOP_FILE_FORMAT, siteId, title, exportedAt: Date.now(), ...parts },
  });
  let records = 0;
  const tooLarge: string[] = [];
  const query = { orders: orders ? 'true' : 'false', customers: customers ? 'true' : 'false' } as const;
  const read = (cursor: string | undefined) =>
    api.call('GET', addressOf('/api/owner/exports/records', { cursor, ...query }));
  for await (const page of pagesOf(read)) {
    for (const record of page.records) {
      if (record.content.data === null)
        tooLarge.push(`${record.type} ${record.content.filename ?? record.content.name}`);
      yield lineOf(record);
    }
    records += page.records.length;
  }
  yield lineOf({ type: 'end', content: { records } });
  const after = await api.call('GET', '/api/owner/site');
  if (after.updatedAt !== updatedAt)
    console.error('The shop was changed meanwhile. If an import of this file refuses records, export it again.');
  for (const name of tooLarge) console.error(`The file does not hold the ${name}, which is larger than 5 MB.`);
}

function lineOf(line: ShopFileLine): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(line)}\n`);
}
