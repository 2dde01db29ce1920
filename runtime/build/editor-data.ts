import type { OPENERS } from '../widget/openers.ts';
import {
  attributesOf,
  DEFAULT_SLOT,
  type DocumentedAttribute,
  type EventTable,
  eventsOf,
  typeText,
  type WidgetTable,
} from './elements-manifest.ts';

/** Each value of `data-sq-opens` opens one of these. */
const OPENER_TEXTS: Readonly<Record<keyof typeof OPENERS, string>> = {
  cart: 'the drawer `<sq-cart layout="drawer">`',
  cookies: 'the form of `<sq-cookie-banner>`',
  popup: 'a popup of `<sq-popup>`',
};

const valuesOf = ({ type }: DocumentedAttribute) => (typeof type === 'string' ? [] : type.map((name) => ({ name })));

/** Returns HTML custom data (version 1.1), by which VS Code completes and explains the elements in HTML files. */
export function vsCodeData(tables: readonly WidgetTable[]) {
  return {
    version: 1.1,
    tags: tables.map((table) => ({
      name: table.definition.tag,
      description: table.documentation.summary,
      attributes: attributesOf(table).map((attribute) => ({
        name: attribute.name,
        description: attribute.description,
        ...(attribute.type === 'boolean' && { valueSet: 'v' }),
        ...(typeof attribute.type !== 'string' && { values: valuesOf(attribute) }),
      })),
    })),
    globalAttributes: [
      {
        name: 'data-sq-opens',
        description: 'What a press of this element opens on the page.',
        values: Object.entries(OPENER_TEXTS).map(([name, description]) => ({ name, description })),
      },
    ],
  };
}

/** Returns web-types, by which JetBrains editors complete and explain the elements. */
export function webTypes(
  tables: readonly WidgetTable[],
  events: readonly EventTable[],
  { name, version }: { name: string; version: string },
) {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name,
    version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: {
      html: { elements: tables.map((table) => webTypesElement(table, events)) },
    },
  };
}

function webTypesElement(table: WidgetTable, events: readonly EventTable[]) {
  const { summary, parts, properties = {}, slots = {} } = table.documentation;
  const attributes = attributesOf(table);
  return {
    name: table.definition.tag,
    description: summary,
    attributes: attributes.map((attribute) => ({
      name: attribute.name,
      description: attribute.description,
      ...(attribute.default !== undefined && { default: String(attribute.default) }),
      value:
        attribute.type === 'boolean'
          ? { kind: 'no-value', type: 'boolean' }
          : { kind: 'plain', type: typeText(attribute.type) },
    })),
    js: {
      events: eventsOf(table, events).map(({ name, detail, text }) => ({
        name,
        description: text,
        type: `CustomEvent<${detail}>`,
      })),
    },
    css: {
      parts: named(parts),
      properties: named(properties),
    },
    slots: named({ '': DEFAULT_SLOT, ...slots }),
  };
}

const named = (descriptions: Record<string, string>) =>
  Object.entries(descriptions).map(([name, description]) => ({ name, description }));
