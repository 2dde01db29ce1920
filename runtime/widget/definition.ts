import type { ComponentType } from 'react';
import type { StorefrontEvents } from '../events.ts';

/** A list of texts is an enumeration: any other text counts as the default. */
export type AttributeType = 'string' | 'number' | 'boolean' | 'json' | readonly string[];

export interface AttributeDefinition {
  type: AttributeType;
  /** Value while the attribute is missing or cannot be read; without one, undefined, and false for a boolean. */
  default?: unknown;
}

/** What every component gets beside its attributes. */
export interface WidgetProps {
  /** The custom element: where to dispatch events and to look for the author's own content. */
  host: HTMLElement;
}

/** What an element is. What is told of it to those who use it is its `WidgetDocumentation`, which no browser fetches. */
export interface WidgetDefinition<P> {
  tag: `sq-${string}`;
  component: ComponentType<P>;
  /** Style sheet of the shadow root, as text. */
  styles: string;
  /** By name as in HTML ("max-items"); the component and the element's property have it in camel case. */
  attributes: Record<string, AttributeDefinition>;
}

/** What `npm run docs` and the custom-elements manifest say of an element, in `documentation.ts` beside each element's `index.ts`. */
export interface WidgetDocumentation {
  /** What the element is, in one or two sentences. */
  summary: string;
  /** One line for every attribute of the definition. */
  attributes: Record<string, string>;
  /** `::part()` names. */
  parts: Record<string, string>;
  events: readonly (keyof StorefrontEvents)[];
  /** `--sq-*` custom properties. */
  properties?: Record<string, string>;
}

/** Property that belongs to an attribute: "max-items" is `maxItems`. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Value of an attribute's text, null being a missing attribute. Throws for JSON that is none. */
export function readAttribute({ type, default: fallback }: AttributeDefinition, text: string | null): unknown {
  if (type === 'boolean') return text === null ? (fallback ?? false) : text.toLowerCase() !== 'false';
  if (text === null) return fallback;
  if (type === 'string') return text;
  if (type === 'json') return JSON.parse(text);
  if (type !== 'number') return type.includes(text) ? text : fallback;
  const number = Number.parseFloat(text);
  return Number.isNaN(number) ? fallback : number;
}
