import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { listText } from '#runtime/domain/list-text.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { downloadLimits } from '../site/store-settings.ts';
import { readSoldFiles } from './grant.ts';

interface DownloadTerms {
  /** How digital products come: by a download at once, or later by mail where there is no file yet. */
  downloadTerms: string[];
  /** What the buyer must agree to where a download begins at once; '' where none does. */
  withdrawalConsent: string;
}

/**
 * Says before the payment how digital products come, and what the buyer must agree to: directive 2011/83/EU, article
 * 16(m), ends the right of withdrawal only with that consent. `isWaiverAsked` says whether this buyer has that right. Nothing
 * is read where no entry is digital.
 */
export async function downloadTerms(
  { db, site }: Pick<ShopCall, 'db' | 'site'>,
  entries: readonly { itemId: string; title: string; productType: number }[],
  { texts: { downloads: texts }, isWaiverAsked }: { texts: Pick<Catalogue, 'downloads'>; isWaiverAsked: boolean },
): Promise<DownloadTerms> {
  const digital = entries.filter(({ productType }) => productType === PRODUCT_TYPE.digital);
  if (digital.length === 0) return { downloadTerms: [], withdrawalConsent: '' };
  const itemIds = digital.map(({ itemId }) => itemId);
  const files = await readSoldFiles(db, site.siteId, itemIds);
  const hasFile = new Set(files.map(({ item_id }) => item_id));
  const titles = (isReady: boolean) =>
    listText(
      [...new Set(digital.filter(({ itemId }) => hasFile.has(itemId) === isReady).map(({ title }) => title))],
      site.language,
    );
  const [ready, waiting] = [titles(true), titles(false)];
  const { days, times } = downloadLimits(site);
  return {
    downloadTerms: [
      ...(ready ? [fill(texts.termsReady, { products: ready, days: String(days), times: String(times) })] : []),
      ...(waiting ? [fill(texts.waiting, { products: waiting, site: site.title })] : []),
    ],
    withdrawalConsent: ready && isWaiverAsked ? texts.withdrawalConsent : '',
  };
}
