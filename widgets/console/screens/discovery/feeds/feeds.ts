import type { FeedField, FeedName, FeedProblem } from '#runtime/contracts/feed-names.ts';
import { feedTexts } from '#runtime/i18n/en/console/discovery.ts';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';

export const FEEDS = '/api/owner/feeds';
export const PROBLEMS = '/api/owner/feeds/problems';

export const FEED_TEXTS: Readonly<Record<FeedName, string>> = {
  google: feedTexts.google,
  meta: feedTexts.meta,
  openai: feedTexts.openai,
};

export const FIELD_TEXTS: Readonly<Record<FeedField, string>> = {
  id: feedTexts.id,
  title: feedTexts.titleField,
  description: feedTexts.description,
  image: feedTexts.image,
  price: feedTexts.price,
  brand: feedTexts.brand,
  gtin: feedTexts.gtin,
};

const ADVICE: Readonly<Partial<Record<`${FeedField} ${FeedProblem}`, string>>> = {
  'id too-long': feedTexts.idTooLong,
  'title missing': feedTexts.titleMissing,
  'title too-long': feedTexts.titleTooLong,
  'description missing': feedTexts.descriptionMissing,
  'image missing': feedTexts.imageMissing,
  'image not-raster': feedTexts.imageNotRaster,
  'price missing': feedTexts.priceMissing,
  'price subscription-only': feedTexts.subscriptionOnly,
  'brand missing': feedTexts.brandMissing,
  'brand too-long': feedTexts.brandTooLong,
  'gtin wrong-digits': feedTexts.gtinWrong,
};

/** Returns what to do about a problem. */
export function adviceFor(field: FeedField, problem: FeedProblem): string {
  return ADVICE[`${field} ${problem}`] ?? '';
}

/** Builds the feed of a language, and says what became of it. */
export async function buildFeed(language: string): Promise<void> {
  const { body } = await change({ method: 'POST', path: '/api/owner/feeds/build', body: { language } }, [
    FEEDS,
    PROBLEMS,
  ]);
  notify(body.isBuilding ? feedTexts.isWaiting : feedTexts.built);
}
