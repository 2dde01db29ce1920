/**
 * `npm run bench` prints all figures in one table. It takes a few minutes, and nothing leaves the machine. With words
 * after it (`npm run bench -- cart calls`), it measures only the parts whose headings contain them.
 */
import { launchBrowser } from '../browser.ts';
import { measureBytes } from './bytes.ts';
import { measureCalls } from './calls.ts';
import { measureCartPage } from './cart-page.ts';
import { measureCheckouts } from './checkout.ts';
import { measureChoice } from './choice.ts';
import { measureEngine } from './engine.ts';
import { measureForms, measureSubmissions } from './forms.ts';
import { measureButtons, measureCarts } from './growth.ts';
import { measurePill } from './pill.ts';
import { measureProductViews } from './product.ts';
import { startBenchShop } from './shop.ts';
import { formatTable, type Row } from './table.ts';

const sections = new Map<string, readonly Row[]>();
const part = process.argv.slice(2).join(' ').toLowerCase();
const browser = await launchBrowser(['--disable-features=LocalNetworkAccessChecks']);
const shop = await startBenchShop();
try {
  const measure = async (heading: string, rows: () => Promise<Row[]>) => {
    if (!heading.toLowerCase().includes(part)) return;
    console.log(`${heading} …`);
    sections.set(heading, await rows());
  };
  await measure('Bytes sent, brotli', () => measureBytes(shop, browser));
  await measure('Slow phone (1.6 Mbit/s, 150 ms, CPU ÷4; median)', () => measurePill(shop, browser));
  await measure('Forms on the slow phone', () => measureForms(shop, browser));
  await measure('Choosing a variant, CPU ÷4', () => measureChoice(shop, browser));
  await measure('Products on the slow phone', () => measureProductViews(shop, browser));
  await measure('The cart’s page on the slow phone', () => measureCartPage(shop, browser));
  await measure('Growth: buttons on a page', () => measureButtons(shop, browser));
  await measure('Template engine, this process', measureEngine);
  await measure('Cart calls, wrangler dev on this machine', () => measureCalls(shop));
  await measure('Form calls, wrangler dev on this machine', () => measureSubmissions(shop));
  await measure('Checkouts, wrangler dev on this machine', () => measureCheckouts(shop));
  await shop.stop();
  await measure('Growth: carts in the database', () => measureCarts(startBenchShop));
  console.log(formatTable(sections));
} finally {
  await browser.close();
  await shop.stop();
}
process.exit(0);
