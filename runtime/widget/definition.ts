import type { ComponentType } from 'react';
import type { StorefrontEvents } from '../events.ts';

/** The type of an attribute. A list of texts is an enumeration: any other text counts as the default. */
type AttributeType = 'string' | 'number' | 'boolean' | 'json' | readonly string[];

export interface AttributeDefinition {
  type: AttributeType;
  /** Value while the attribute is missing or unreadable. The default is undefined, or false for a boolean. */
  default?: unknown;
}

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

/** Returns the value of an attribute's text; null is a missing attribute. Throws for invalid JSON. */
export function readAttribute({ type, default: fallback }: AttributeDefinition, text: string | null): unknown {
  if (type === 'boolean') return text === null ? (fallback ?? false) : text.toLowerCase() !== 'false';
  if (text === null) return fallback;
  if (type === 'string') return text;
  if (type === 'json') return JSON.parse(text);
  if (type !== 'number') return type.includes(text) ? text : fallback;
  const number = Number.parseFloat(text);
  return Number.isNaN(number) ? fallback : number;
}
