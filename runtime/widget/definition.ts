import type { ComponentType } from 'react';
import type { StorefrontEvents } from '../events.ts';

/** The type of an attribute. A list of texts is an enumeration: any other text counts as the default. */
type AttributeType = 'string' | 'number' | 'boolean' | 'json' | readonly string[];

/**
 * What an attribute names in the shop. The code that reads it calls `explainUnknown` where the shop does not have it.
 */
export type NamedRecord = 'product' | 'variant' | 'form' | 'popup' | 'item' | 'collection';

/** The texts that an attribute may have, beyond any: `isAllowed` checks them, `explain-attribute.ts` explains them. */
export type AttributeFormat = keyof typeof FORMATS | 'address';

export interface AttributeDefinition {
  type: AttributeType;
  /** Value while the attribute is missing or not allowed. The default is undefined, or false for a boolean. */
  default?: unknown;
  /** The least and the greatest value of a number. */
  min?: number;
  max?: number;
  /** Whether a number is written in digits alone. */
  isWhole?: boolean;
  /** Whether a whole number is an amount in the smallest unit of its currency. */
  isAmount?: boolean;
  format?: AttributeFormat;
  names?: NamedRecord;
  /** Whether the element shows nothing without it. */
  isRequired?: boolean;
  /** Whether it does something on the shop's own pages only. */
  isForOwnPages?: boolean;
}

const FORMATS = {
  path: /^\/(?![/\\])/,
  language: /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i,
  currency: /^[a-z]{3}$/i,
  country: /^[a-z]{2}$/i,
  token: /^[\w-]{20,}$/,
  id: /^[\w-]+$/,
};

/** A link may lead there, but it is never meant as an address. */
const BARE_WORD = /^[\w-]+$/;

/** The props that every component gets beside its attributes. */
export interface WidgetProps {
  /** The custom element: the target of the widget's events, and the parent of the author's own content. */
  host: HTMLElement;
}

/** The definition of an element. Its texts for page authors are a `WidgetDocumentation`, which no browser fetches. */
export interface WidgetDefinition<P> {
  tag: `sq-${string}`;
  component: ComponentType<P>;
  /** Style sheet of the shadow root, as text. */
  styles: string;
  /** Attributes by their name in HTML ("max-items"); props and properties have the same name in camel case. */
  attributes: Record<string, AttributeDefinition>;
}

/** Texts for the custom-elements manifest and `npm run docs`. Each element has them in its `documentation.ts`. */
export interface WidgetDocumentation {
  /** One or two sentences about the element. */
  summary: string;
  /** One line for each attribute of the definition. */
  attributes: Record<string, string>;
  /** `::part()` names. */
  parts: Record<string, string>;
  /** Events that start at the element. */
  events: readonly (keyof StorefrontEvents)[];
  /** Events of the element's acts that start at the document, because they concern the whole page. */
  documentEvents?: readonly (keyof StorefrontEvents)[];
  /** Slots by name, beside the one for content that shows until the element has something to show. */
  slots?: Record<string, string>;
  /** `--sq-*` custom properties. */
  properties?: Record<string, string>;
}

/** Returns the property name of an attribute: `maxItems` for "max-items". */
export function propertyName(attribute: string): string {
  return attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Whether an attribute may have a text. An empty text of type "string" counts as a missing attribute. */
export function isAllowed({ type, min, max, isWhole, format }: AttributeDefinition, text: string): boolean {
  if (type === 'boolean') return /^(true|false)?$/i.test(text);
  if (type === 'json') return isJson(text);
  if (type === 'number') {
    const number = text.trim() ? Number(text) : Number.NaN;
    return number >= (min ?? -Infinity) && number <= (max ?? Infinity) && !(isWhole && /\D/.test(text.trim()));
  }
  if (type !== 'string') return type.includes(text);
  if (!format || !text) return true;
  return format === 'address' ? isAddress(text) && !BARE_WORD.test(text) : FORMATS[format].test(text);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a link or a frame can lead there. `{locale}` stands for a part of it. */
function isAddress(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text.replaceAll('{locale}', 'en'), document.baseURI).protocol);
  } catch {
    return false;
  }
}

/**
 * Returns the value of an attribute's text. Null is a missing attribute; so is a text that is not allowed, except where
 * the attribute is a text itself and, for an address, a link leads there.
 */
export function readAttribute(definition: AttributeDefinition, text: string | null): unknown {
  const { type, default: fallback } = definition;
  if (type === 'boolean') return text === null ? (fallback ?? false) : text.toLowerCase() !== 'false';
  const isPlainText = type === 'string' && (definition.format !== 'address' || isAddress(text ?? ''));
  if (text === null || !(isPlainText || isAllowed(definition, text))) return fallback;
  if (type === 'json') return JSON.parse(text);
  return type === 'number' ? Number(text) : text;
}
