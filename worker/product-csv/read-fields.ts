import { ProductDefinition } from '#runtime/contracts/catalogue.ts';
import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { ImportedProduct } from '#runtime/contracts/imported-product.ts';
import { ITEM_TEXT_NAMES, type ItemText } from '#runtime/contracts/item-texts.ts';
import {
  CATEGORY_MAX_LENGTH,
  MAX_PRODUCT_CATEGORIES,
  MAX_PRODUCT_TAGS,
  TAG_MAX_LENGTH,
} from '#runtime/contracts/owner-limits.ts';
import { isUrlSlug } from '#runtime/domain/url-slug.ts';
import { readList, readPaths, readYes } from './cells.ts';
import type { Field } from './columns.ts';
import type { Problems } from './problems.ts';
import type { ProductRows } from './product-rows.ts';
import type { SheetRow } from './sheet.ts';

const ID = /^[\w-]{1,100}$/;
/** Squarespace's words for kinds of products. */
export const KINDS: Readonly<Record<string, number>> = {
  PHYSICAL: PRODUCT_TYPE.physical,
  DIGITAL: PRODUCT_TYPE.digital,
  SERVICE: PRODUCT_TYPE.service,
  GIFT_CARD: PRODUCT_TYPE.giftCard,
};
/** Shopify's statuses, and whether visitors see such a product. */
const STATUSES: Readonly<Record<string, boolean>> = { active: true, draft: false, archived: false, unlisted: false };

type Fields = Omit<ImportedProduct, 'collectionId' | 'variants' | 'images' | 'variantOptionOrdering'>;

/** Reads the fields of a product itself. An empty cell empties its field, but for address, title and kind. */
export function readFields(product: ProductRows, first: SheetRow, problems: Problems): Fields {
  const texts = readTexts(product, first, problems);
  const fields: Partial<Record<keyof Fields, unknown>> = {
    ...readIdentity(product, first, problems),
    ...texts,
    title: texts.title?.trim() || undefined,
    ...readKind(product, first, problems),
    isVisible: readVisibility(product, first, problems),
    tags: readTags(product, first, problems),
    categories: readCategories(product, first, problems),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Reads the texts that the file has a column for, and refuses those that are longer than a product's may be. */
function readTexts(product: ProductRows, row: SheetRow, problems: Problems): Partial<Record<ItemText, string>> {
  const texts: Partial<Record<ItemText, string>> = {};
  for (const name of ITEM_TEXT_NAMES) {
    const text = product.first(name);
    if (text === undefined) continue;
    texts[name] = text;
    const issues = ProductDefinition.shape[name].safeParse(text).error?.issues ?? [];
    const long = issues.find((issue) => issue.code === 'too_big');
    if (long) problems.refuse(row, name, 'tooLong', { max: Number(long.maximum) });
  }
  return texts;
}

function readIdentity(product: ProductRows, row: SheetRow, problems: Problems): Fields {
  const id = product.first('productId')?.trim();
  if (id && !ID.test(id)) problems.refuse(row, 'productId', 'badId', { value: id });
  const urlSlug = product.first('urlSlug')?.trim().split('/').at(-1);
  if (urlSlug && !isUrlSlug(urlSlug)) problems.refuse(row, 'urlSlug', 'badAddress', { value: urlSlug });
  return { ...(id && { id }), ...(urlSlug && { urlSlug }) };
}

function readKind(product: ProductRows, row: SheetRow, problems: Problems): Fields {
  const word = product.first('kind')?.trim().toUpperCase().replace(/[ -]/g, '_');
  if (word) {
    const kind = KINDS[word];
    if (kind === undefined) problems.warn(row, 'kind', 'unknownKind', { value: word });
    return kind === undefined ? {} : { kind };
  }
  if (readCell(product, row, 'giftCard', problems)) return { kind: PRODUCT_TYPE.giftCard };
  const isShipped = readCell(product, row, 'shipped', problems);
  return isShipped === undefined ? {} : { isShipped };
}

function readVisibility(product: ProductRows, row: SheetRow, problems: Problems): boolean | undefined {
  const isVisible = readCell(product, row, 'visible', problems);
  const word = product.first('status')?.trim().toLowerCase();
  if (!word) return isVisible;
  const isActive = Object.hasOwn(STATUSES, word) ? STATUSES[word] : undefined;
  if (isActive === undefined) problems.warn(row, 'status', 'unknownStatus', { value: word });
  return isActive === undefined ? isVisible : isActive && isVisible !== false;
}

function readCell(product: ProductRows, row: SheetRow, field: Field, problems: Problems): boolean | undefined {
  const text = product.first(field)?.trim();
  if (!text) return undefined;
  const answer = readYes(text);
  if (answer === undefined) problems.refuse(row, field, 'badYes', { value: text });
  return answer;
}

function readTags(product: ProductRows, row: SheetRow, problems: Problems): string[] | undefined {
  const text = product.first('tags');
  if (text === undefined) return undefined;
  const tags = [...new Set(readList(text))];
  const long = tags.find((tag) => tag.length > TAG_MAX_LENGTH);
  if (long) problems.refuse(row, 'tags', 'tagTooLong', { name: long, max: TAG_MAX_LENGTH });
  if (tags.length > MAX_PRODUCT_TAGS) problems.refuse(row, 'tags', 'tooManyTags', { max: MAX_PRODUCT_TAGS });
  return tags;
}

/** Shopify's type is one category; where it is empty, the product keeps those that it has. */
function readCategories(product: ProductRows, row: SheetRow, problems: Problems): string[][] | undefined {
  const type = product.first('category')?.trim();
  const list = product.first('categories');
  if (!type && list === undefined) return undefined;
  const field = type ? 'category' : 'categories';
  const paths = type ? [[type]] : readPaths(list ?? '');
  const long = paths.flat().find((name) => name.length > CATEGORY_MAX_LENGTH);
  if (long) problems.refuse(row, field, 'categoryTooLong', { name: long, max: CATEGORY_MAX_LENGTH });
  const max = MAX_PRODUCT_CATEGORIES;
  if (paths.length > max) problems.refuse(row, field, 'tooManyCategories', { max });
  return paths;
}
