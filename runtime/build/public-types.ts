import { type AttributeDefinition, propertyName } from '../widget/definition.ts';
import { attributesOf, className, type EventTable, eventsOf, typeText, type WidgetTable } from './elements-manifest.ts';

/** The parts of the declaration file that other sources hold: TypeScript, with docstrings. */
interface Sources {
  /** `runtime/script-api.ts` without its imports. */
  scriptApi: string;
  /** The interface `StorefrontEvents` of `runtime/events.ts`. */
  events: string;
  /** The contracts that both mention. */
  contracts: string;
}

/**
 * Returns the text of `storefront.d.ts`: the elements, the events and `window.Storefront`, for plain TypeScript and for
 * the templates of React 19, Vue 3 and Svelte 5. A project needs none of the three, because an augmentation of a module
 * that is not installed is ignored.
 */
export function publicTypes(tables: readonly WidgetTable[], events: readonly EventTable[], sources: Sources): string {
  return [
    HEADER,
    sources.scriptApi,
    sources.events,
    sources.contracts,
    ...tables.map(elementInterface),
    interfaceOf(
      'StorefrontElements',
      'The elements by their tags.',
      tables,
      (table) => `Sq${className(tagOf(table))}Element`,
    ),
    interfaceOf(
      'StorefrontAttributes',
      'The attributes of each element, as HTML and templates write them.',
      tables,
      attributeTypes,
    ),
    interfaceOf(
      'StorefrontElementEvents',
      'The names of the events that start at each element.',
      tables,
      (table) =>
        eventsOf(table, events)
          .map(({ name }) => `'${name}'`)
          .join(' | ') || 'never',
    ),
    FRAMEWORKS,
    '',
  ].join('\n\n');
}

const tagOf = ({ definition }: WidgetTable) => definition.tag;

function elementInterface(table: WidgetTable): string {
  const fields = attributesOf(table).map((attribute) => {
    const { name, description, default: fallback } = attribute;
    const isCertain = fallback !== undefined || attribute.type === 'boolean';
    return `${comment(description)}\n${propertyName(name)}: ${typeText(attribute.type)}${isCertain ? '' : ' | undefined'};`;
  });
  const { summary } = table.documentation;
  return `${comment(summary)}\nexport interface Sq${className(tagOf(table))}Element extends HTMLElement ${block(fields)}`;
}

function interfaceOf(
  name: string,
  text: string,
  tables: readonly WidgetTable[],
  typeOf: (table: WidgetTable) => string,
): string {
  const fields = tables.map((table) => `${comment(table.documentation.summary)}\n'${tagOf(table)}': ${typeOf(table)};`);
  return `${comment(text)}\nexport interface ${name} ${block(fields)}`;
}

function attributeTypes(table: WidgetTable): string {
  return block(
    attributesOf(table).map(
      ({ name, type, description }) => `${comment(description)}\n'${name}'?: ${attributeType(type)} | undefined;`,
    ),
  );
}

/** Templates may write a number for a number, and for one of a list of digits. */
function attributeType(type: AttributeDefinition['type']): string {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is a type, a text that is a number.
  if (type === 'number') return 'number | `${number}`';
  if (type === 'boolean') return "boolean | '' | 'true' | 'false'";
  if (type === 'json') return 'string';
  if (typeof type === 'string') return type;
  const digits = type.filter((text) => /^\d+$/.test(text));
  return [typeText(type), ...digits].join(' | ');
}

const block = (lines: readonly string[]) => `{\n${lines.join('\n').replace(/^(?=.)/gm, '  ')}\n}`;

const comment = (text: string) => `/** ${text.replaceAll('*/', '*\\/')} */`;

const HEADER = `/**
 * Types of the shop's elements, events and script API, generated from their definitions.
 *
 * A TypeScript project takes them in with one line: import type {} from './storefront';
 */`;

const FRAMEWORKS = `/** Listeners in a template, as React 19 and Svelte 5 name them: \`onsq-cart-added\`. */
type TemplateListeners<Tag extends keyof StorefrontElements> = {
  [Name in StorefrontElementEvents[Tag] as \`on\${Name}\`]?: ((event: CustomEvent<StorefrontEvents[Name]>) => void) | undefined;
};

type StorefrontCustomEvents = { [Name in keyof StorefrontEvents]: CustomEvent<StorefrontEvents[Name]> };

declare global {
  interface HTMLElementTagNameMap extends StorefrontElements {}
  /** Events of elements, of the document and of the window. */
  interface GlobalEventHandlersEventMap extends StorefrontCustomEvents {}
  interface Window {
    /** Undefined until \`storefront.js\` has run. */
    Storefront?: ScriptApi;
  }
  /** For scripts that run after \`storefront.js\`. */
  const Storefront: ScriptApi;
}

export type ReactElements = {
  // @ts-ignore: a project without React has no such type.
  [Tag in keyof StorefrontElements]: Omit<import('react').DetailedHTMLProps<import('react').HTMLAttributes<StorefrontElements[Tag]>, StorefrontElements[Tag]>, keyof StorefrontAttributes[Tag]> & StorefrontAttributes[Tag] & TemplateListeners<Tag>;
};

// @ts-ignore: a project without React has no such module.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ReactElements {}
  }
}

type CamelCase<Text> = Text extends \`\${infer Head}-\${infer Tail}\` ? \`\${Head}\${Capitalize<CamelCase<Tail>>}\` : Text & string;

/** Vue checks attributes by their names in camel case. */
type VueAttributes<Tag extends keyof StorefrontElements> = {
  [Name in keyof StorefrontAttributes[Tag] as CamelCase<Name>]: StorefrontAttributes[Tag][Name];
};

export type VueElements = {
  [Tag in keyof StorefrontElements]: new () => {
    // @ts-ignore: a project without Vue has no such type.
    $props: Omit<import('vue').HTMLAttributes, keyof StorefrontAttributes[Tag]> & import('vue').ReservedProps & VueAttributes<Tag>;
    $emit: VueEmit<StorefrontElementEvents[Tag]>;
  };
};

type VueEmit<Name extends keyof StorefrontEvents> = (
  Name extends unknown ? (emit: (name: Name, event: CustomEvent<StorefrontEvents[Name]>) => void) => void : never
) extends (emit: infer Emit) => void ? Emit : never;

// @ts-ignore: a project without Vue has no such module.
declare module 'vue' {
  interface GlobalComponents extends VueElements {}
}

export type SvelteElements = {
  // @ts-ignore: a project without Svelte has no such type.
  [Tag in keyof StorefrontElements]: Omit<import('svelte/elements').HTMLAttributes<StorefrontElements[Tag]>, keyof StorefrontAttributes[Tag]> & StorefrontAttributes[Tag] & TemplateListeners<Tag>;
};

// @ts-ignore: a project without Svelte has no such module.
declare module 'svelte/elements' {
  interface SvelteHTMLElements extends SvelteElements {}
}`;
