import type { FormField } from '#runtime/contracts/form.ts';
import type { FormKind } from '#runtime/contracts/form-enumerations.ts';
import { ITEM_TEXT_NAMES } from '#runtime/contracts/item-texts.ts';
import type { NavigationItem } from '#runtime/contracts/navigation.ts';
import type { TranslationKind } from '#runtime/contracts/translations.ts';
import { ITEM_COLUMNS, PRODUCT_COLUMNS } from '../catalogue/service.ts';
import { columnsOf, type RowOf, readRow } from '../db/columns.ts';
import { fieldTexts } from '../forms/service.ts';
import { coverTexts } from '../site/cover-texts.ts';
import type { Site } from '../site/site.ts';
import { templateTexts } from '../site/template-texts.ts';
import { OWN_HTML, OWN_TEXT, SITE_TITLE } from '../site/translated-site.ts';

/** Texts by their names in translations. */
export type Sources = Record<string, string>;

/** An object whose texts can be translated, as its owner wrote it. */
export interface Translatable {
  kind: TranslationKind;
  id: string;
  title: string;
  ownSlug: string | null;
  /** An item's collection; '' for other kinds. */
  parentId: string;
  sources: Sources;
  /** Texts that must differ in every language: the names of a product's options, and the values of each. */
  distinct: readonly (readonly string[])[];
}

/** Returns a site's title, and the texts of its header, footer and lock screen. */
export function translatableSite({ written }: Pick<Site, 'written'>): Translatable {
  const { title, header, footer, lockScreen } = written;
  const cover = coverTexts(lockScreen);
  const columns = footer.columns.flatMap((column) => [column.title, ...column.links.map((link) => link.title)]);
  const own = [header.announcement?.text ?? '', ...columns, ...cover.texts];
  const html = named([footer.note, ...cover.html], OWN_HTML);
  return translatable('site', 'site', title, { [SITE_TITLE]: title, ...named(own), ...html });
}

export function translatableMenu(name: string, items: readonly NavigationItem[]): Translatable {
  const titles = items.flatMap((item) => [
    item.title ?? '',
    ...('children' in item ? item.children.map((child) => child.title ?? '') : []),
  ]);
  return translatable('navigation', name, name, named(titles));
}

interface CollectionTexts {
  id: string;
  title: string;
  url_id: string;
  navigation_title: string;
  description: string;
  main_content: string;
  /** JSON: the cover of a cover page; null for others. */
  cover: string | null;
}

export function translatableCollection(row: CollectionTexts): Translatable {
  const { title, navigation_title: navigationTitle, description, main_content: mainContent } = row;
  const cover = coverTexts(row.cover === null ? null : JSON.parse(row.cover));
  const texts = filled({ title, navigationTitle, description, mainContent });
  const sources = { ...texts, ...named(cover.texts), ...named(cover.html, OWN_HTML) };
  // The home page has no address of its own in any language.
  return { ...translatable('collection', row.id, title, sources), ownSlug: row.url_id || null };
}

export function translatableCategory({ id, display_name: title }: { id: string; display_name: string }): Translatable {
  return translatable('category', id, title, { title });
}

interface FormTexts {
  id: string;
  kind: FormKind;
  name: string;
  /** JSON: its fields. */
  fields: string;
  submit_button_text: string;
  lightbox_handle_text: string;
  submission_message: string;
  submission_html: string;
  disclaimer_message: string;
}

export function translatableForm({ id, name, ...row }: FormTexts): Translatable {
  const fields: FormField[] = JSON.parse(row.fields);
  const sources = filled({
    name,
    submitButtonText: row.submit_button_text,
    lightboxHandleText: row.lightbox_handle_text,
    submissionMessage: row.submission_message,
    submissionHtml: row.submission_html,
    disclaimerMessage: row.disclaimer_message,
  });
  return {
    ...translatable('form', id, name, { ...sources, ...named(fieldTexts({ kind: row.kind, fields })) }),
    distinct: fields.map(({ options = [] }) => options),
  };
}

export function translatableTemplate({ name, source }: { name: string; source: string }): Translatable {
  return translatable('template', name, name, named(templateTexts(source)));
}

/** The columns of an item that can be translated, beside its variants and pictures. */
export const TEXT_COLUMNS = {
  ...columnsOf(ITEM_COLUMNS, ['id', 'productType']),
  ...columnsOf(PRODUCT_COLUMNS, ['collectionId', 'urlSlug', 'categories', 'tags', ...ITEM_TEXT_NAMES]),
};

type ItemRow = RowOf<typeof TEXT_COLUMNS> & {
  /** JSON: the attributes of each variant. */
  attributes: string;
  /** JSON: the alternative texts of its pictures. */
  alt_texts: string;
};

export function translatableItem(row: ItemRow): Translatable {
  const item = readRow(TEXT_COLUMNS, row);
  const attributes: Record<string, string>[] = JSON.parse(row.attributes);
  const own = [
    ...attributes.flatMap((variant) => Object.entries(variant).flat()),
    ...JSON.parse(row.alt_texts),
    // The names of a product's categories are translated with the categories.
    ...(item.productType === null ? item.categories : []),
    ...item.tags,
  ];
  const texts = filled(Object.fromEntries(ITEM_TEXT_NAMES.map((name) => [name, item[name]])));
  return {
    ...translatable('item', item.id, item.title, { ...texts, ...named(own) }),
    ownSlug: item.urlSlug,
    parentId: item.collectionId,
    distinct: optionTexts(attributes),
  };
}

function optionTexts(attributes: readonly Record<string, string>[]): string[][] {
  const names = [...new Set(attributes.flatMap((variant) => Object.keys(variant)))];
  const valuesOf = (name: string) => [...new Set(attributes.map((variant) => variant[name] ?? ''))];
  return [names, ...names.map(valuesOf)];
}

function translatable(kind: TranslationKind, id: string, title: string, sources: Sources): Translatable {
  return { kind, id, title, ownSlug: null, parentId: '', sources, distinct: [] };
}

function filled(sources: Sources): Sources {
  return Object.fromEntries(Object.entries(sources).filter(([, text]) => text.trim() !== ''));
}

function named(texts: readonly string[], prefix: string = OWN_TEXT): Sources {
  return Object.fromEntries(texts.filter((text) => text.trim() !== '').map((text) => [prefix + text, text]));
}
