import { ProductDefinition } from '#runtime/contracts/catalogue.ts';
import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { ImportedProduct } from '#runtime/contracts/imported-product.ts';
import { ITEM_TEXT_NAMES, ITEM_TEXTS, type ItemText } from '#runtime/contracts/item-texts.ts';
import {
  CATEGORY_MAX_LENGTH,
  MAX_PRODUCT_CATEGORIES,
  MAX_PRODUCT_TAGS,
  TAG_MAX_LENGTH,
} from '#runtime/contracts/owner-limits.ts';
import { abridged, shortened } from '#runtime/domain/shortened.ts';
import { isUrlSlug } from '#runtime/domain/url-slug.ts';
import { readList, readPaths, readYes } from './cells.ts';
import type { Field } from './columns.ts';
import { addressIn, type FileNames } from './file-names.ts';
import type { Problems } from './problems.ts';
import type { ProductRows } from './product-rows.ts';
import { readLaw } from './read-law.ts';
import { readId } from './read-variants.ts';
import type { SheetRow } from './sheet.ts';

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

/** Reads the fields of a product itself. An empty cell says nothing, and one that cannot be used is left out or shortened. */
export function readFields(product: ProductRows, first: SheetRow, names: FileNames, problems: Problems): Fields {
  const fields: Partial<Record<keyof Fields, unknown>> = {
    id: readId(first, product.first('productId'), 'productId', problems),
    ...readAddress(product, first, names, problems),
    ...readTexts(product, first, problems),
    ...readKind(product, first, problems),
    ...readLaw(product, first, problems),
    isVisible: readVisibility(product, first, problems),
    tags: readTags(product, first, problems),
    categories: readCategories(product, first, problems),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Reads the texts that the file has. Of one that is too long, a line is abridged and HTML is left out. */
function readTexts(product: ProductRows, row: SheetRow, problems: Problems): Partial<Record<ItemText, string>> {
  const texts: Partial<Record<ItemText, string>> = {};
  for (const name of ITEM_TEXT_NAMES) {
    const cell = product.first(name) ?? '';
    const text = name === 'title' ? cell.trim() : cell;
    if (text.trim() === '') continue;
    const issues = ProductDefinition.shape[name].safeParse(text).error?.issues ?? [];
    const long = issues.find((issue) => issue.code === 'too_big');
    const max = Number(long?.maximum ?? text.length);
    const isHtml = ITEM_TEXTS[name] === 'html';
    if (!long || !isHtml) texts[name] = abridged(text, max);
    if (long) problems.warn(row, name, 'tooLong', { max }, isHtml ? 'cellLeftOut' : { becomes: abridged(text, max) });
  }
  return texts;
}

function readAddress(
  product: ProductRows,
  row: SheetRow,
  names: FileNames,
  problems: Problems,
): Pick<Fields, 'urlSlug' | 'isAddressMade'> {
  const address = addressIn(product.first('urlSlug'));
  if (address === '') return {};
  if (isUrlSlug(address)) return { urlSlug: address };
  const made = names.addressFor(address);
  problems.warn(row, 'urlSlug', 'badAddress', { value: address }, { becomes: made });
  return { urlSlug: made, isAddressMade: true };
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
  if (answer === undefined) problems.warn(row, field, 'badYes', { value: text }, 'cellLeftOut');
  return answer;
}

function readTags(product: ProductRows, row: SheetRow, problems: Problems): string[] | undefined {
  const names = readList(product.first('tags') ?? '');
  if (names.length === 0) return undefined;
  const tags = new Set(
    names.map((name) => {
      const tag = shortened(name, TAG_MAX_LENGTH);
      if (tag !== name) problems.warn(row, 'tags', 'tagTooLong', { name, max: TAG_MAX_LENGTH }, { becomes: tag });
      return tag;
    }),
  );
  if (tags.size > MAX_PRODUCT_TAGS) problems.warn(row, 'tags', 'tooManyTags', { max: MAX_PRODUCT_TAGS }, 'restLeftOut');
  return [...tags].slice(0, MAX_PRODUCT_TAGS);
}

/** Reads the categories, each as its names from the highest down. Shopify's type is one. */
function readCategories(product: ProductRows, row: SheetRow, problems: Problems): string[][] | undefined {
  const type = product.first('category')?.trim();
  const field = type ? 'category' : 'categories';
  const read = type ? [[type]] : readPaths(product.first('categories') ?? '');
  if (read.length === 0) return undefined;
  const max = CATEGORY_MAX_LENGTH;
  const paths = read.map((path) =>
    path.map((name) => {
      const category = shortened(name, max);
      if (category !== name) problems.warn(row, field, 'categoryTooLong', { name, max }, { becomes: category });
      return category;
    }),
  );
  const most = MAX_PRODUCT_CATEGORIES;
  if (paths.length > most) problems.warn(row, field, 'tooManyCategories', { max: most }, 'restLeftOut');
  return [...new Map(paths.map((path) => [path.join('\n'), path])).values()].slice(0, most);
}
