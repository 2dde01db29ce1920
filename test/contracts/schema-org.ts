/**
 * The part of schema.org that pages use: types, their properties, and what each may hold. `Text`, `Number`, `Boolean`,
 * `URL`, `DateTime` and `Integer` are values; `=A|B` is one of the members of an enumeration; any other name is a type.
 */
const THING = { name: 'Text', url: 'URL', description: 'Text', image: 'URL' };
const PRODUCT = {
  ...THING,
  brand: 'Brand',
  category: 'Text',
  aggregateRating: 'AggregateRating',
  review: 'Review',
  offers: 'Offer',
  sku: 'Text',
  gtin: 'Text',
  mpn: 'Text',
  color: 'Text',
  size: 'Text',
  material: 'Text',
  pattern: 'Text',
  additionalProperty: 'PropertyValue',
};
const ORGANIZATION = {
  ...THING,
  legalName: 'Text',
  vatID: 'Text',
  logo: 'URL',
  contactPoint: 'ContactPoint',
  address: 'PostalAddress',
};
const RATING = { ratingValue: 'Number', bestRating: 'Number', worstRating: 'Number' };
const QUANTITY = { value: 'Number', unitCode: 'Text' };

export const TYPES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Product: PRODUCT,
  ProductGroup: { ...PRODUCT, productGroupID: 'Text', variesBy: 'Text', hasVariant: 'Product' },
  Brand: THING,
  PropertyValue: { name: 'Text', value: 'Text' },
  Offer: {
    url: 'URL',
    price: 'Number',
    priceCurrency: 'Currency',
    availability: '=InStock|OutOfStock',
    itemCondition: '=NewCondition|RefurbishedCondition|UsedCondition',
    priceSpecification: 'UnitPriceSpecification',
    shippingDetails: 'OfferShippingDetails',
    hasMerchantReturnPolicy: 'MerchantReturnPolicy',
  },
  UnitPriceSpecification: {
    price: 'Number',
    priceCurrency: 'Currency',
    priceType: '=StrikethroughPrice',
    valueAddedTaxIncluded: 'Boolean',
    referenceQuantity: 'QuantitativeValue',
    unitCode: 'Text',
    billingIncrement: 'Number',
    billingDuration: 'QuantitativeValue',
  },
  QuantitativeValue: { ...QUANTITY, valueReference: 'QuantitativeValue' },
  OfferShippingDetails: { name: 'Text', shippingRate: 'MonetaryAmount', shippingDestination: 'DefinedRegion' },
  MonetaryAmount: { value: 'Number', currency: 'Currency' },
  DefinedRegion: { addressCountry: 'Country', addressRegion: 'Text' },
  MerchantReturnPolicy: {
    applicableCountry: 'Country',
    returnPolicyCountry: 'Country',
    merchantReturnLink: 'URL',
    returnPolicyCategory: '=MerchantReturnFiniteReturnWindow|MerchantReturnNotPermitted',
    merchantReturnDays: 'Integer',
    returnMethod: '=ReturnByMail',
    returnFees: '=ReturnFeesCustomerResponsibility|FreeReturn',
  },
  AggregateRating: { ...RATING, reviewCount: 'Integer' },
  Review: { author: 'Person', datePublished: 'DateTime', reviewRating: 'Rating', name: 'Text', reviewBody: 'Text' },
  Rating: RATING,
  Person: THING,
  Organization: ORGANIZATION,
  OnlineStore: ORGANIZATION,
  ContactPoint: { contactType: 'Text', email: 'Text', telephone: 'Text' },
  PostalAddress: {
    streetAddress: 'Text',
    addressLocality: 'Text',
    addressRegion: 'Text',
    postalCode: 'Text',
    addressCountry: 'Text',
  },
  WebSite: { ...THING, inLanguage: 'Text', publisher: 'OnlineStore', potentialAction: 'SearchAction' },
  SearchAction: { target: 'EntryPoint', 'query-input': 'Text' },
  EntryPoint: { urlTemplate: 'URL' },
  BreadcrumbList: { itemListElement: 'ListItem' },
  ListItem: { position: 'Integer', name: 'Text', item: 'URL' },
  BlogPosting: {
    ...THING,
    headline: 'Text',
    mainEntityOfPage: 'URL',
    datePublished: 'DateTime',
    dateModified: 'DateTime',
    author: 'Person|Organization',
    publisher: 'Organization',
    inLanguage: 'Text',
  },
  Event: {
    ...THING,
    startDate: 'DateTime',
    endDate: 'DateTime',
    eventStatus: '=EventScheduled',
    eventAttendanceMode: '=OfflineEventAttendanceMode',
    location: 'Place',
    organizer: 'Organization',
  },
  Place: { ...THING, address: 'PostalAddress', geo: 'GeoCoordinates' },
  GeoCoordinates: { latitude: 'Number', longitude: 'Number' },
  FAQPage: { mainEntity: 'Question' },
  Question: { name: 'Text', acceptedAnswer: 'Answer' },
  Answer: { text: 'Text' },
};

/** What search engines ask of a product that they list with its price, and of what it refers to. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'image', 'offers'],
  ProductGroup: ['name', 'productGroupID', 'variesBy', 'hasVariant'],
  Offer: ['price', 'priceCurrency', 'availability', 'itemCondition', 'url'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination'],
  DefinedRegion: ['addressCountry'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Review: ['author', 'reviewRating'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  BlogPosting: ['headline', 'datePublished', 'author'],
  Event: ['name', 'startDate'],
  WebSite: ['name', 'url'],
  OnlineStore: ['name', 'url'],
};

const VALUES: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === 'string' && value.trim() !== '',
  Number: (value) => typeof value === 'number' || (typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)),
  Integer: Number.isInteger,
  Boolean: (value) => typeof value === 'boolean',
  URL: (value) => typeof value === 'string' && /^https?:\/\/[^\s"]+$/.test(value),
  DateTime: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value)),
  Currency: (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value),
  Country: (value) => typeof value === 'string' && /^[A-Z]{2}$/.test(value),
};

type Json = { [name: string]: unknown };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns what is wrong with the data of a page: unknown types and properties, wrong values, and what is missing. */
export function schemaErrors(data: unknown): string[] {
  if (!isObject(data) || data['@context'] !== 'https://schema.org') return ['The data has no context.'];
  const graph = Array.isArray(data['@graph']) ? data['@graph'] : [];
  const named = new Map(graph.map((node) => [Object(node)['@id'], node]));
  return graph.flatMap((node) => nodeErrors(node, Object(node)['@type'], named));
}

function nodeErrors(given: unknown, expected: string, named: ReadonlyMap<unknown, unknown>, path = expected): string[] {
  const isReference = isObject(given) && Object.keys(given).join() === '@id';
  if (isReference && !named.has(given['@id'])) return [`${path}: refers to nothing`];
  const node = isReference ? named.get(given['@id']) : given;
  if (!isObject(node)) return [`${path}: is no object`];
  const type = String(node['@type']);
  const properties = TYPES[type];
  if (!properties || !expected.split('|').includes(type)) return [`${path}: has the type ${type}, not ${expected}`];
  if (isReference) return [];
  const missing = (REQUIRED[type] ?? []).filter((name) => !(name in node));
  return [
    ...missing.map((name) => `${path}: has no ${name}`),
    ...Object.entries(node).flatMap(([name, value]) => {
      if (name.startsWith('@')) return [];
      const range = properties[name];
      if (range === undefined) return [`${path}: has an unknown property ${name}`];
      const all = Array.isArray(value) ? value : [value];
      if (all.length === 0) return [`${path}.${name}: is empty`];
      return all.flatMap((one) => valueErrors(one, range, named, `${path}.${name}`));
    }),
  ];
}

function valueErrors(value: unknown, range: string, named: ReadonlyMap<unknown, unknown>, path: string): string[] {
  if (range.startsWith('=')) {
    const members = range
      .slice(1)
      .split('|')
      .map((member) => `https://schema.org/${member}`);
    return members.includes(String(value)) ? [] : [`${path}: ${value} is none of ${members.join(', ')}`];
  }
  const isRight = VALUES[range];
  if (!isRight) return nodeErrors(value, range, named, path);
  return isRight(value) ? [] : [`${path}: ${JSON.stringify(value)} is no ${range}`];
}
