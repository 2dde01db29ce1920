import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { downloadLimits } from '../site/store-settings.ts';
import { readSoldFiles } from './grant.ts';

/**
 * Says before the payment how digital products come: by a download at once, or later by mail where there is no file
 * yet. Nothing is read, and nothing said, where no entry is digital.
 */
export async function downloadTerms(
  { db, site }: Pick<ShopCall, 'db' | 'site'>,
  entries: readonly { itemId: string; title: string; productType: number }[],
  { downloads: texts }: Catalogue,
): Promise<string[]> {
  const digital = entries.filter(({ productType }) => productType === PRODUCT_TYPE.digital);
  if (digital.length === 0) return [];
  const itemIds = digital.map(({ itemId }) => itemId);
  const files = await readSoldFiles(db, site.siteId, itemIds);
  const hasFile = new Set(files.map(({ item_id }) => item_id));
  const titles = (isReady: boolean) =>
    [...new Set(digital.filter(({ itemId }) => hasFile.has(itemId) === isReady).map(({ title }) => title))].join(', ');
  const [ready, waiting] = [titles(true), titles(false)];
  const { days, times } = downloadLimits(site);
  return [
    ...(ready ? [fill(texts.termsReady, { products: ready, days: String(days), times: String(times) })] : []),
    ...(waiting ? [fill(texts.waiting, { products: waiting, site: site.title })] : []),
  ];
}
