import { sharedProperties } from '../ui/shared-properties.ts';
import {
  type AttributeDefinition,
  propertyName,
  type WidgetDefinition,
  type WidgetDocumentation,
} from '../widget/definition.ts';

/** An element's definition and documentation, readable without a DOM. */
export interface WidgetTable {
  definition: Pick<WidgetDefinition<never>, 'tag' | 'attributes'>;
  documentation: WidgetDocumentation;
}

/** An event as `runtime/events.ts` declares it: the type of its detail, and when it comes. */
export interface EventTable {
  name: string;
  detail: string;
  text: string;
}

export const DEFAULT_SLOT = 'Shows until the element has something to show, and if it fails.';

/** Returns the standard custom-elements manifest (schema 2.1.0) of all elements, for editors and catalogues. */
export function customElementsManifest(tables: readonly WidgetTable[], events: readonly EventTable[]) {
  return {
    schemaVersion: '2.1.0',
    readme: 'widgets/README.md',
    modules: tables.map((table) => moduleOf(table, events)),
  };
}

function moduleOf(table: WidgetTable, eventTables: readonly EventTable[]) {
  const { tag } = table.definition;
  const { summary, parts, properties = {}, slots = {} } = table.documentation;
  const attributes = attributesOf(table);
  const folder = tag.slice('sq-'.length);
  const name = className(tag);
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
        description: summary,
        attributes: attributes.map((attribute) => ({
          ...describe(attribute),
          name: attribute.name,
          fieldName: propertyName(attribute.name),
        })),
        members: attributes.map((attribute) => ({
          ...describe(attribute),
          kind: 'field',
          name: propertyName(attribute.name),
          attribute: attribute.name,
        })),
        events: eventsOf(table, eventTables).map(({ name, detail, text }) => ({
          name,
          type: { text: `CustomEvent<${detail}>` },
          description: text,
        })),
        cssParts: named(parts),
        cssProperties: named(properties),
        slots: named({ '': DEFAULT_SLOT, ...slots }),
      },
    ],
    exports: [{ kind: 'custom-element-definition', name: tag, declaration: { name, module: path } }],
  };
}

/** Returns the name of an element's class: "CartPill" for "sq-cart-pill". */
export function className(tag: string): string {
  return propertyName(tag.slice('sq'.length));
}

/** Returns the events that start at the element; throws for one that `runtime/events.ts` does not declare. */
export function eventsOf({ definition, documentation }: WidgetTable, events: readonly EventTable[]): EventTable[] {
  return documentation.events.map((name) => {
    const event = events.find((entry) => entry.name === name);
    if (!event) throw new Error(`<${definition.tag}> dispatches ${name}, which runtime/events.ts does not declare`);
    return event;
  });
}

export interface DocumentedAttribute extends AttributeDefinition {
  name: string;
  description: string;
}

/** Returns the attributes with their descriptions; throws if the two do not match. */
export function attributesOf({ definition: { tag, attributes }, documentation }: WidgetTable): DocumentedAttribute[] {
  const [defined, described] = [attributes, documentation.attributes].map((names) => Object.keys(names).join());
  if (defined !== described) throw new Error(`<${tag}> has the attributes ${defined}, described are ${described}`);
  return Object.entries(attributes).map(([name, attribute]) => ({
    ...attribute,
    name,
    description: documentation.attributes[name] ?? '',
  }));
}

function describe({ type, description, default: fallback }: DocumentedAttribute) {
  return {
    description,
    type: { text: typeText(type) },
    ...(fallback !== undefined && { default: JSON.stringify(fallback) }),
  };
}

export function typeText(type: AttributeDefinition['type']): string {
  if (type === 'json') return 'unknown';
  return typeof type === 'string' ? type : type.map((text) => JSON.stringify(text)).join(' | ');
}

/** Returns what an attribute may be, with the range of a number: "number, 1 to 10". */
function kindText({ type, min, max, isWhole, isAmount }: AttributeDefinition): string {
  if (type !== 'number') return typeText(type);
  const range = min === undefined ? '' : max === undefined ? `, at least ${min}` : `, ${min} to ${max}`;
  return `${isWhole ? 'whole number' : 'number'}${isAmount ? ' of the smallest unit' : ''}${range}`;
}

const named = (descriptions: Record<string, string>) =>
  Object.entries(descriptions).map(([name, description]) => ({ name, description }));

/** Returns the table of custom properties that style all elements at once. */
export function sharedPropertiesTable(): string {
  const rows = Object.entries(sharedProperties).map(([name, description]) => [`\`${name}\``, description]);
  return ['| Property | What it sets |', '|---|---|', ...rows.map(line)].join('\n');
}

/** Returns an element's section: its summary, and a table of everything that an author can set, style or listen to. */
export function elementTable(table: WidgetTable, events: readonly EventTable[]): string {
  const { summary, parts, properties = {}, slots = {}, documentEvents = [] } = table.documentation;
  const eventText = (name: string) => events.find((event) => event.name === name)?.text ?? '';
  const rows = [
    ...attributesOf(table).map(({ name, description, default: fallback, ...definition }) => [
      `\`${name}\``,
      `attribute, ${kindText(definition)}${fallback === undefined ? '' : `, ${JSON.stringify(fallback)} by default`}`,
      description,
    ]),
    ...Object.entries(parts).map(([name, description]) => [`\`::part(${name})\``, 'part', description]),
    ...Object.entries(properties).map(([name, description]) => [`\`${name}\``, 'custom property', description]),
    ...Object.entries(slots).map(([name, description]) => [`\`slot="${name}"\``, 'slot', description]),
    ...eventsOf(table, events).map(({ name, text }) => [`\`${name}\``, 'event', text]),
    ...documentEvents.map((name) => [`\`${name}\``, 'event of the document', eventText(name)]),
  ];
  const heading = `### \`<${table.definition.tag}>\``;
  return [heading, '', summary, '', '| Name | Kind | Meaning |', '|---|---|---|', ...rows.map(line)].join('\n');
}

/** Returns a table of all elements with their summaries. */
export function summaryTable(tables: readonly WidgetTable[]): string {
  const rows = tables.map(({ definition, documentation }) => [`\`<${definition.tag}>\``, documentation.summary]);
  return ['| Element | What it is |', '|---|---|', ...rows.map(line)].join('\n');
}

function line(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
