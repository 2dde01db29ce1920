import { type AttributeDefinition, propertyName, type WidgetDefinition } from './definition.ts';

/** What a table says without its component and style sheet; readable without a DOM. */
export type WidgetTable = Pick<WidgetDefinition<never>, 'tag' | 'attributes' | 'parts' | 'events' | 'properties'>;

/** The standard custom-elements manifest (schema 1.0.0) of all elements, for editors and catalogues. */
export function customElementsManifest(tables: readonly WidgetTable[]) {
  return { schemaVersion: '1.0.0', modules: tables.map(moduleOf) };
}

function moduleOf({ tag, attributes, parts, events, properties = {} }: WidgetTable) {
  const folder = tag.slice('sq-'.length);
  const name = propertyName(`-${folder}`);
  const path = `widgets/${folder}/index.ts`;
  return {
    kind: 'javascript-module',
    path,
    declarations: [
      {
        kind: 'class',
        customElement: true,
        name,
        tagName: tag,
        attributes: Object.entries(attributes).map(([name, attribute]) => ({
          ...describe(attribute),
          name,
          fieldName: propertyName(name),
        })),
        members: Object.entries(attributes).map(([name, attribute]) => ({
          ...describe(attribute),
          kind: 'field',
          name: propertyName(name),
          attribute: name,
        })),
        events: events.map((name) => ({ name, type: { text: 'CustomEvent' } })),
        cssParts: named(parts),
        cssProperties: named(properties),
        slots: [{ name: '', description: 'Shows until the element has something to show, and if it fails.' }],
      },
    ],
    exports: [{ kind: 'custom-element-definition', name: tag, declaration: { name, module: path } }],
  };
}

function describe({ type, description, default: fallback }: AttributeDefinition) {
  return {
    description,
    type: { text: typeText(type) },
    ...(fallback !== undefined && { default: JSON.stringify(fallback) }),
  };
}

function typeText(type: AttributeDefinition['type']): string {
  if (type === 'json') return 'unknown';
  return typeof type === 'string' ? type : type.map((text) => JSON.stringify(text)).join(' | ');
}

const named = (descriptions: Record<string, string>) =>
  Object.entries(descriptions).map(([name, description]) => ({ name, description }));

/** The element's section of the README: one table of all that an author can set, style and listen to. */
export function readmeTable({ tag, attributes, parts, events, properties = {} }: WidgetTable): string {
  const rows = [
    ...Object.entries(attributes).map(([name, { type, description, default: fallback }]) => [
      `\`${name}\``,
      `attribute, ${typeText(type)}${fallback === undefined ? '' : `, ${JSON.stringify(fallback)} by default`}`,
      description,
    ]),
    ...Object.entries(parts).map(([name, description]) => [`\`::part(${name})\``, 'part', description]),
    ...Object.entries(properties).map(([name, description]) => [`\`${name}\``, 'custom property', description]),
    ...events.map((name) => [`\`${name}\``, 'event', '']),
  ];
  const lines = rows.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`);
  return [`| \`<${tag}>\` | | |`, '|---|---|---|', ...lines].join('\n');
}
