import type { InstallmentContext } from '#runtime/contracts/installments.ts';
import type { ReviewPicture, ReviewsResponse } from '#runtime/contracts/review.ts';
import { installmentWording } from '#runtime/domain/installment-wording.ts';
import { priceRange } from '#runtime/domain/price.ts';
import { RATING_MAX, starsOf } from '#runtime/domain/stars.ts';
import { isInStock } from '#runtime/domain/stock.ts';
import { supportedLocale } from '#runtime/domain/supported-locale.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { Bindings } from '../env.ts';
import { productInstallments } from '../installments/service.ts';
import type { Site } from '../site/site.ts';
import { storeCurrency } from '../site/store-settings.ts';
import type { merchandisingContext } from './merchandising.ts';
import type { Item } from './rows.ts';
import type { View } from './view.ts';

/** Returns the data of a product's page in addition to the item. */
export function productParts(
  env: Bindings,
  site: Site,
  { item, chosenVariant, reviews }: View,
  merchandising: ReturnType<typeof merchandisingContext>,
  texts: Pick<Catalogue, 'reviews'>,
) {
  if (!item || item.productType === null) return {};
  const installments = productInstallments(env, site, item);
  return {
    // JSON of the page's `data-current-context`, only if instalments are offered.
    afterpayContext: installments && { [item.id]: currentContext(merchandising[item.id], installments) },
    installmentsLine:
      installments &&
      installmentsLine(chosenVariant ? [chosenVariant] : item.variants, storeCurrency(site), installments),
    productReviews: reviews && reviewsContext(reviews, texts.reviews, site.language),
  };
}

/** Returns the line for the lowest price in stock, worded as in the browser; undefined if nothing is offered. */
function installmentsLine(variants: Item['variants'], currency: string, terms: InstallmentContext) {
  const { afterPayMin: min, afterPayMax: max, stripeAccountCountry: country, shopperLanguage } = terms;
  const lowest = priceRange(variants.filter(isInStock))?.lowest;
  const wording = lowest && installmentWording(lowest, currency, { min, max, country, shopperLanguage });
  return wording && { text: wording.line, lang: wording.lang };
}

type ItemMerchandising = ReturnType<typeof merchandisingContext>[string] | undefined;

function currentContext(own: ItemMerchandising, installments: object) {
  return {
    scarcityEnabled: own?.scarcityEnabled ?? false,
    scarcityShownByDefault: own?.scarcityShownByDefault ?? false,
    ...installments,
    klarnaAvailable: false,
    klarnaMin: 0,
    klarnaMax: 0,
    mailingListSignUpEnabled: own?.mailingListSignUpEnabled ?? false,
    mailingListOptInByDefault: own?.mailingListOptInByDefault ?? false,
  };
}

/**
 * Returns a product's reviews. `stars`, `halfStars` and `noStars` are lists to repeat over, of five stars together;
 * `olderUrl` is the next page, '' on the last. `ratingText` is "4.5 out of 5", and `countText` how many reviews there are.
 * `verifiedText` is the mark of a verified buyer, '' for any other, and `verifiedMeaning` says what it means.
 */
export function reviewsContext(
  { average, count, reviews, nextPageCursor }: ReviewsResponse,
  { verified, verifiedMeaning, reviewPicture, ratingOf, reviewCount }: Catalogue['reviews'],
  language: string,
) {
  const best = RATING_MAX;
  const inLanguage = new Intl.NumberFormat(supportedLocale(language));
  return {
    average,
    count,
    best,
    ratingText: fill(ratingOf, { rating: inLanguage.format(average), best }),
    countText: fill(reviewCount, { count }),
    verifiedMeaning,
    ...starLists(average),
    items: reviews.map((review) => ({
      ...review,
      ...starLists(review.rating),
      ratingText: fill(ratingOf, { rating: review.rating, best }),
      verifiedText: review.isVerified ? verified : '',
      pictures: review.pictures.map((picture, index) => {
        const values = { n: index + 1, count: review.pictures.length, name: review.authorName };
        return { ...picture, ...engineImage(picture, fill(reviewPicture, values)) };
      }),
    })),
    olderUrl: nextPageCursor === null ? '' : `?reviews=${nextPageCursor}#reviews`,
  };
}

function starLists(rating: number) {
  const { full, half, empty } = starsOf(rating);
  return { stars: Array(full).fill(1), halfStars: Array(half).fill(1), noStars: Array(empty).fill(1) };
}

/** What the formatter `picture` reads. `alt` is for templates that write the picture themselves. */
function engineImage({ url, width, height, widths = [] }: ReviewPicture, alt: string) {
  const variants = widths.map((variantWidth) => `${variantWidth}w`).join();
  return {
    alt,
    altText: alt,
    assetUrl: url,
    originalSize: `${width}x${height}`,
    ...(variants && { systemDataVariants: variants }),
  };
}
