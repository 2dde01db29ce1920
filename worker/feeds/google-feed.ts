import { toDecimalText } from '#runtime/domain/money.ts';
import { shortened } from '#runtime/domain/shortened.ts';
import { tsvLines } from '../http/csv.ts';
import { xmlElement, xmlText } from '../http/xml.ts';
import type { FeedRecord } from './feed-record.ts';
import { feedImages } from './feed-rules.ts';
import { type FeedContext, type FeedWriter, imageAddress, pageAddress } from './feed-writer.ts';
import { OPTION_ATTRIBUTES, optionAttributes } from './option-attributes.ts';
import { unitMeasures } from './unit-measures.ts';

/** The feeds of Google's Merchant Center, and of Meta's catalogues, which take the same attributes. */

const MPN_MAX_LENGTH = 70;
const PRODUCT_TYPE_MAX_LENGTH = 750;
/** Google wants whole numbers of grams up to a ton. */
const GRAMS_MAX = 1_000_000;
/** Google reads this many rates of a product. */
const DELIVERIES_MAX = 100;
/** Google's group "adult" begins with teenagers. */
const ADULT_FROM_YEARS = 13;

/** The columns of a file with tabs, in their order. */
const COLUMNS = [
  ...[
    'id',
    'title',
    'description',
    'link',
    'image_link',
    'additional_image_link',
    'availability',
    'price',
    'sale_price',
  ],
  ...['condition', 'brand', 'gtin', 'mpn', 'identifier_exists', 'item_group_id', 'product_type', ...OPTION_ATTRIBUTES],
  ...['age_group', 'shipping', 'shipping_weight', 'unit_pricing_measure', 'unit_pricing_base_measure'],
] as const;
type Column = (typeof COLUMNS)[number];

/** The attributes of a variant; a list for those that can be repeated. */
type Attributes = Partial<Record<Column, string | readonly string[] | undefined>>;

interface Catalogue {
  /** Whether each variant names its product, also where it is the only one. */
  isAlwaysGrouped: boolean;
  /** Words for what is in stock and what is not. */
  availability: readonly [available: string, soldOut: string];
  /** Attributes that only Google knows. */
  isGoogle: boolean;
}

const GOOGLE: Catalogue = { isAlwaysGrouped: false, availability: ['in_stock', 'out_of_stock'], isGoogle: true };
/** Events of visits name products, not variants, so that Meta finds them by the group alone. */
const META: Catalogue = { isAlwaysGrouped: true, availability: ['in stock', 'out of stock'], isGoogle: false };

function attributesOf(record: FeedRecord, context: FeedContext, catalogue: Catalogue): Attributes {
  const { currency, struckCents, weightGrams } = record;
  const money = (cents: number) => `${toDecimalText(cents, currency)} ${currency}`;
  const [image = '', ...others] = feedImages(record).map((path) => imageAddress(path, context));
  const isNamed = record.gtin !== '' || (record.brand !== '' && record.mpn !== '');
  const { measure, base } = unitMeasures(record.measurement);
  return {
    ...{ id: record.id, title: record.title, description: record.description },
    ...{ link: pageAddress(record.url, context), image_link: image, additional_image_link: others },
    availability: catalogue.availability[record.isAvailable ? 0 : 1],
    price: money(struckCents ?? record.priceCents),
    sale_price: struckCents === undefined ? undefined : money(record.priceCents),
    ...{ condition: record.condition, brand: record.brand, gtin: record.gtin },
    mpn: record.mpn.length > MPN_MAX_LENGTH ? undefined : record.mpn,
    item_group_id: record.hasOthers || catalogue.isAlwaysGrouped ? record.groupId : undefined,
    product_type: record.categories.map((name) => shortened(name, PRODUCT_TYPE_MAX_LENGTH)),
    ...optionAttributes(record.attributes),
    age_group: record.minimumAge >= ADULT_FROM_YEARS ? 'adult' : undefined,
    ...(catalogue.isGoogle && {
      identifier_exists: isNamed ? undefined : 'no',
      shipping: record.isShipped ? deliveryTexts(context) : undefined,
      shipping_weight: weightGrams && weightGrams <= GRAMS_MAX ? `${weightGrams} g` : undefined,
      ...{ unit_pricing_measure: measure, unit_pricing_base_measure: base },
    }),
  };
}

/** Returns each rate as tables write it, 'US:CA:Parcel:4.95 USD'; only a name could have a colon. */
function deliveryTexts({ deliveries }: FeedContext): string[] {
  return deliveries
    .flatMap(({ name, cents, currency, destinations }) =>
      destinations.map(({ countryCode, region }) =>
        [countryCode, region, name.replaceAll(':', ''), `${toDecimalText(cents, currency)} ${currency}`].join(':'),
      ),
    )
    .slice(0, DELIVERIES_MAX);
}

/** XML has an element for each part of a rate. */
function deliveryElement(text: string): string {
  if (text === '') return '';
  const [country, region, service, price] = text.split(':');
  const parts = Object.entries({ country, region, service, price }).map(([name, part]) =>
    xmlElement(`g:${name}`, part),
  );
  return `<g:shipping>${parts.join('')}</g:shipping>`;
}

/** RSS 2.0 has these by itself; all others belong to Google's namespace. */
const OF_RSS: ReadonlySet<string> = new Set(['title', 'link', 'description']);

function xmlWriter(catalogue: Catalogue): FeedWriter {
  return {
    contentType: 'application/xml; charset=utf-8',
    head: (context) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>${xmlText(context.title)}</title><link>${xmlText(pageAddress('', context))}</link>` +
      `<description>${xmlText(context.title)}</description><language>${xmlText(context.language)}</language>\n`,
    line: (record, context) => {
      const attributes = Object.entries(attributesOf(record, context, catalogue));
      const elements = attributes.flatMap(([name, value = '']) =>
        [value]
          .flat()
          .map((text) =>
            name === 'shipping' ? deliveryElement(text) : xmlElement(OF_RSS.has(name) ? name : `g:${name}`, text),
          ),
      );
      return `<item>${elements.join('')}</item>\n`;
    },
    tail: '</channel></rss>\n',
  };
}

function tsvWriter(catalogue: Catalogue): FeedWriter {
  return {
    contentType: 'text/tab-separated-values; charset=utf-8',
    head: () => tsvLines([COLUMNS]),
    line: (record, context) => {
      const attributes = attributesOf(record, context, catalogue);
      return tsvLines([COLUMNS.map((column) => cellOf(attributes[column]))]);
    },
    tail: '',
  };
}

/** A comma separates the values of a list, so that none has one of its own. */
function cellOf(value: string | readonly string[] = ''): string {
  if (typeof value === 'string') return value;
  return value.map((text) => text.replaceAll(',', text.includes('://') ? '%2C' : ' ')).join(',');
}

export const googleXml = xmlWriter(GOOGLE);
export const googleTsv = tsvWriter(GOOGLE);
export const metaXml = xmlWriter(META);
export const metaTsv = tsvWriter(META);
