import type { NavigationItem } from '#runtime/contracts/navigation.ts';
import type { TranslationKind } from '#runtime/contracts/translations.ts';
import { type ImageRow, toVariants, type VariantRow } from '../catalogue/service.ts';
import {
  categoryNames,
  type ShownCategory,
  type ShownCategoryRow,
  shownCategoriesStatement,
  toShownCategory,
} from '../categories/service.ts';
import { type FormRow, type StoredForm, toForm, translatedForm } from '../forms/service.ts';
import { toItemImage } from '../pictures/service.ts';
import { replaceTemplateTexts } from '../site/template-texts.ts';
import {
  isCollection,
  ownText,
  slugsColumn,
  type TranslationColumn,
  templateTranslationsStamp,
  toTranslated,
  translationColumn,
} from '../translations/service.ts';
import { translatedMenu } from './navigation.ts';
import { type Collection, type CollectionRow, type Item, type ItemRow, toCollection, toItem } from './rows.ts';
import type { Selection } from './selection.ts';

/** What a page is of, by which its forms and categories are chosen. */
interface PageContentQuery {
  /** Slug of the collection that it belongs to. */
  urlId?: string;
  /** Id of the form that is on every page; '' for none. */
  newsletterFormId: string;
  /** Path of the collection's category whose own page it is; '' for the collection's, and null for an item's. */
  categoryPath?: string | null;
  /** The further language of its texts; '' for the site's own. */
  language?: string;
  /** Whether the page names its addresses in other languages. */
  hasLanguages?: boolean;
  /** The column of what prices show of their history, of `variants`. */
  priceFacts: string;
}

export interface PageContent {
  collections: Collection[];
  /** In the order of the selection. */
  items: Item[];
  /** In no particular order. */
  forms: StoredForm[];
  /** The main menu; null where nobody has changed it. */
  navigation: NavigationItem[] | null;
  /** The menu of member areas. */
  memberNavigation: NavigationItem[];
  /** Those in the navigation of a collection's own page, by level. */
  categories: ShownCategory[];
  /** Changes whenever a template of the site changes. */
  templateStamp: string;
}

export async function readPageContent(
  db: D1Database,
  siteId: string,
  selection: Selection | undefined,
  { urlId, newsletterFormId, categoryPath = '', language = '', hasLanguages = false, priceFacts }: PageContentQuery,
): Promise<PageContent> {
  const translation = (kind: TranslationKind, id: string, parameter: string) =>
    translationColumn({ kind, id, language: language && parameter });
  const spoken = language ? [language] : [];
  const [collections, forms, stamp, menu, ids, items, variants, images, categories] = (await db.batch([
    db
      .prepare(
        `SELECT *, ${translation('collection', 'collections.id', '?2')},
           ${slugsColumn('collection', 'collections.id', hasLanguages)} FROM collections
         WHERE site_id = ?1 AND enabled = 1 ORDER BY position`,
      )
      .bind(siteId, ...spoken),
    db
      .prepare(
        `SELECT *, ${translation('form', 'forms.id', '?4')} FROM forms WHERE site_id = ?1 AND (id = ?2 OR id IN (
           SELECT form.value FROM collections, json_each(form_ids) AS form
           WHERE site_id = ?1 AND ${isCollection('?3', language && '?4')}))`,
      )
      .bind(siteId, newsletterFormId, urlId ?? null, ...spoken),
    db
      .prepare(
        `SELECT count(*) || '.' || coalesce(max(updated_at), 0) || ' ' || ${templateTranslationsStamp(language && '?2')}
           AS stamp FROM templates WHERE site_id = ?1`,
      )
      .bind(siteId, ...spoken),
    db
      .prepare(
        `SELECT name, items, ${translation('navigation', 'navigations.name', '?2')} FROM navigations
         WHERE site_id = ?1 AND name IN ('mainNav', '_memberareas')`,
      )
      .bind(siteId, ...spoken),
    ...(selection ? itemStatements(db, siteId, selection, { language, hasLanguages, priceFacts }) : []),
    ...(selection && urlId && categoryPath !== null
      ? [shownCategoriesStatement(db, siteId, { urlId, path: categoryPath, language })]
      : []),
  ])) as unknown as [
    D1Result<CollectionRow>,
    D1Result<FormRow & TranslationColumn>,
    D1Result<{ stamp: string }>,
    D1Result<{ name: string; items: string } & TranslationColumn>,
    D1Result<{ id: string }>?,
    D1Result<ItemRow>?,
    D1Result<VariantRow>?,
    D1Result<ImageRow>?,
    D1Result<ShownCategoryRow>?,
  ];
  const variantsOf = Map.groupBy(variants?.results ?? [], (row) => row.item_id);
  const imagesOf = Map.groupBy(images?.results ?? [], (row) => row.item_id);
  const byId = new Map(
    (items?.results ?? []).map((row) => {
      const ownVariants = toVariants(variantsOf.get(row.id) ?? [], row.product_type);
      return [row.id, toItem(row, ownVariants, (imagesOf.get(row.id) ?? []).map(toItemImage))];
    }),
  );
  const menuOf = (name: string) => {
    const row = menu.results.find((candidate) => candidate.name === name);
    return row ? translatedMenu(JSON.parse(row.items), toTranslated(row.translation)) : null;
  };
  return {
    collections: collections.results.map(toCollection),
    forms: forms.results.map((row) => translatedForm(toForm(row), row.translation)),
    categories: (categories?.results ?? []).map(toShownCategory),
    items: (ids?.results ?? []).flatMap(({ id }) => byId.get(id) ?? []),
    navigation: menuOf('mainNav'),
    memberNavigation: menuOf('_memberareas') ?? [],
    templateStamp: stamp.results[0]?.stamp ?? '',
  };
}

/** Returns the statements for ids, items, variants and images of a selection; `IN` reads each selected id once. */
function itemStatements(
  db: D1Database,
  siteId: string,
  { sql, values, language: known }: Selection,
  { language, hasLanguages, priceFacts }: { language: string; hasLanguages: boolean; priceFacts: string },
): D1PreparedStatement[] {
  const parameter = known ?? (language && `?${values.length + 2}`);
  const spoken = parameter && known === undefined ? [...values, language] : values;
  return [
    db.prepare(sql).bind(siteId, ...values),
    db
      .prepare(
        `SELECT *, iif(product_type IS NULL, NULL, ${categoryNames('items.id', parameter)}) AS category_names,
           ${translationColumn({ kind: 'item', id: 'items.id', language: parameter })},
           ${slugsColumn('item', 'items.id', hasLanguages)}
         FROM items WHERE site_id = ?1 AND id IN (${sql})`,
      )
      .bind(siteId, ...spoken),
    ...[`*, ${priceFacts} FROM variants`, '* FROM images'].map((columns) =>
      db
        .prepare(`SELECT ${columns} WHERE site_id = ?1 AND item_id IN (${sql}) ORDER BY item_id, position`)
        .bind(siteId, ...values),
    ),
  ];
}

/** Returns the text of a template in the site's own language; '' where the site has none of this name. */
export async function readTemplate(db: D1Database, siteId: string, name: string): Promise<string> {
  const source = await db
    .prepare('SELECT source FROM templates WHERE site_id = ?1 AND name = ?2')
    .bind(siteId, name)
    .first<string>('source');
  return source ?? '';
}

/** Reads a site's templates, with their words in a language; '' is the site's own. */
export async function readTemplates(
  db: D1Database,
  siteId: string,
  language: string,
): Promise<{ name: string; source: string }[]> {
  const translation = translationColumn({ kind: 'template', id: 'name', language: language && '?2' });
  const { results } = await db
    .prepare(`SELECT name, source, ${translation} FROM templates WHERE site_id = ?1`)
    .bind(siteId, ...(language ? [language] : []))
    .all<{ name: string; source: string } & TranslationColumn>();
  return results.map(({ name, source, translation: json }) => {
    if (json === null) return { name, source };
    const translated = toTranslated(json);
    return { name, source: replaceTemplateTexts(source, (text) => ownText(translated, text)) };
  });
}
