import type { PageType } from '#runtime/contracts/enumerations.ts';
import type { Preferences } from '#runtime/contracts/preferences.ts';
import { moneyAmount } from '#runtime/domain/money.ts';
import { toInches, toPounds } from '#runtime/domain/weight-and-size.ts';
import type { Image } from '../catalogue/service.ts';
import { safeJson } from './escape.ts';
import type { ItemContext } from './item-context.ts';
import type { PageForms } from './page-forms.ts';
import { pick } from './pick.ts';
import type { Item } from './rows.ts';
import type { collectionContext, website, websiteSettings } from './site-context.ts';

/** Generation of the engine's commerce markup that our templates produce. */
const TEMPLATE_VERSION = '7';

interface StaticContextSource {
  pageType: PageType;
  website: ReturnType<typeof website>;
  /** `multilingualTransactionalEmails`: whether visitors' mails may be in other languages than the site's own. */
  featureFlags: { multilingualTransactionalEmails: boolean };
  websiteSettings: ReturnType<typeof websiteSettings>;
  cookieSettings: Preferences<'privacy'>;
  header: { announcement: object | null };
  collection?: ReturnType<typeof collectionContext> | undefined;
  item?: ItemContext | undefined;
  product?: ReturnType<typeof productContext>;
  visitorFormContext?: PageForms['visitorFormContext'];
  /** How many results a page of a search shows; an addition of ours. */
  resultCount?: number | undefined;
}

/** Returns the text of the page's one inline script, with the keys of the platform's pages. */
export function staticContextScript({ pageType, website, websiteSettings, ...page }: StaticContextSource): string {
  const { multilingualTransactionalEmails } = page.featureFlags;
  const { collection, item, product, visitorFormContext, resultCount } = page;
  const context = {
    templateVersion: TEMPLATE_VERSION,
    betaFeatureFlags: [],
    featureFlags: { multilingualTransactionalEmails },
    cookieSettings: page.cookieSettings,
    showAnnouncementBar: page.header.announcement !== null,
    website,
    websiteSettings,
    pageType,
    collection: collection && pick(collection, ['id', 'title', 'fullUrl', 'type', 'permissionType']),
    item: item && pick(item, ['id', 'title', 'fullUrl', 'recordType', 'commentState', 'publicCommentCount']),
    product,
    visitorFormContext,
    resultCount,
  };
  return `Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${safeJson(context)};`;
}

/** Returns `product` of the static context, which only product pages have. */
export function productContext(item: Item, currency: string) {
  const imagesById = new Map(item.images.map((image) => [image.id, image]));
  return {
    variantAttributeNames: item.variantOptionOrdering,
    variants: item.variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      price: moneyAmount(variant.priceCents, currency),
      salePrice: moneyAmount(variant.salePriceCents, currency),
      onSale: variant.onSale,
      stock: variant.unlimited ? { unlimited: true } : { unlimited: false, quantity: variant.qtyInStock },
      attributes: variant.attributes,
      shippingWeight: { value: toPounds(variant.weightGrams), unit: 'POUND' },
      shippingSize: {
        unit: 'INCH',
        width: toInches(variant.widthMm),
        height: toInches(variant.heightMm),
        len: toInches(variant.lengthMm),
      },
      ...mainImage(variant.mainImageId === null ? undefined : imagesById.get(variant.mainImageId)),
    })),
    subscribable: item.subscriptionPlan !== null,
    isOneTimePurchasable: item.isOneTimePurchasable,
    fulfilledExternally: false,
    productType: item.productType,
  };
}

function mainImage(image: Image | undefined) {
  if (!image) return {};
  const { id, assetUrl, width, height, focalX, focalY } = image;
  return {
    mainImage: { id, url: assetUrl, originalSize: { width, height }, focalPoint: { x: focalX, y: focalY } },
  };
}
