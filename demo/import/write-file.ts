/** `npm run --silent seed [-- SITE] > demo.jsonl` writes a shop of the demo as the file that `owner import` reads. */
import { SHOP_FILE_FORMAT, type ShopFileLine } from '#runtime/contracts/shop-file.ts';
import { SITE_ID, SITES } from '../seed.ts';
import '#worker/cli/style-sheets.ts';

const { demoRecords } = await import('./demo-records.ts');
const [siteId = SITE_ID] = process.argv.slice(2);
const site = SITES.find((candidate) => candidate.siteId === siteId);
if (!site) {
  console.error(`The demo has no site ${siteId}, only ${SITES.map((known) => known.siteId).join(' and ')}.`);
  process.exit(2);
}
const records = demoRecords(site);
const { title } = site;
const parts = { orders: false, customers: false };
const lines: ShopFileLine[] = [
  { type: 'shop', content: { format: SHOP_FILE_FORMAT, siteId, title, exportedAt: Date.now(), ...parts } },
  ...records,
  { type: 'end', content: { records: records.length } },
];
for (const line of lines) process.stdout.write(`${JSON.stringify(line)}\n`);
