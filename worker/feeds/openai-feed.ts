import { toDecimalText } from '#runtime/domain/money.ts';
import { csvLines } from '../http/csv.ts';
import type { FeedRecord } from './feed-record.ts';
import { feedImages } from './feed-rules.ts';
import { type FeedContext, type FeedWriter, imageAddress, pageAddress } from './feed-writer.ts';

/** The feed of OpenAI, by which ChatGPT finds products. The shop's own checkout sells them. */

const COLUMNS = [
  ...['is_eligible_search', 'is_eligible_checkout', 'item_id', 'title', 'description', 'url', 'brand', 'seller_name'],
  ...['seller_url', 'image_url', 'additional_image_urls', 'availability', 'price', 'sale_price', 'condition', 'gtin'],
  ...['mpn', 'product_category', 'group_id', 'listing_has_variations', 'variant_dict', 'age_restriction'],
  ...['target_countries', 'store_country'],
] as const;
type Column = (typeof COLUMNS)[number];
type Value = string | number | boolean | readonly string[] | Readonly<Record<string, string>>;

/** A field that nothing is known of is left out. */
function fieldsOf(record: FeedRecord, context: FeedContext): Partial<Record<Column, Value | undefined>> {
  const { currency, struckCents, minimumAge } = record;
  const money = (cents: number) => `${toDecimalText(cents, currency)} ${currency}`;
  const [image = '', ...others] = feedImages(record).map((path) => imageAddress(path, context));
  const options = Object.entries(record.attributes).filter(([, value]) => value !== '');
  return {
    ...{ is_eligible_search: true, is_eligible_checkout: false, item_id: record.id },
    ...{ title: record.title, description: record.description, url: pageAddress(record.url, context) },
    ...{ brand: record.brand, seller_name: context.title, seller_url: pageAddress('', context) },
    image_url: image,
    additional_image_urls: others.length > 0 ? others : undefined,
    availability: record.isAvailable ? 'in_stock' : 'out_of_stock',
    price: money(struckCents ?? record.priceCents),
    sale_price: struckCents === undefined ? undefined : money(record.priceCents),
    ...{ condition: record.condition, gtin: record.gtin || undefined, mpn: record.mpn || undefined },
    product_category: record.categories[0],
    ...(record.hasOthers && { group_id: record.groupId, listing_has_variations: true }),
    variant_dict: record.hasOthers && options.length > 0 ? Object.fromEntries(options) : undefined,
    age_restriction: minimumAge > 0 ? minimumAge : undefined,
    ...(context.country !== '' && { target_countries: [context.country], store_country: context.country }),
  };
}

export const openAiJson: FeedWriter = {
  contentType: 'application/jsonl; charset=utf-8',
  head: () => '',
  line: (record, context) => `${JSON.stringify(fieldsOf(record, context))}\n`,
  tail: '',
};

export const openAiCsv: FeedWriter = {
  contentType: 'text/csv; charset=utf-8',
  head: () => csvLines([COLUMNS]),
  line: (record, context) => {
    const fields = fieldsOf(record, context);
    return csvLines([COLUMNS.map((column) => cellOf(fields[column]))]);
  },
  tail: '',
};

function cellOf(value: Value | undefined): string {
  if (value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  return isList(value) ? value.map((text) => text.replaceAll(',', '%2C')).join(',') : JSON.stringify(value);
}

function isList(value: object): value is readonly string[] {
  return Array.isArray(value);
}
