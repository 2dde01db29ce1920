import type { AttributeDefinition } from './definition.ts';

interface PlainElement {
  tag: `sq-${string}`;
  /** The element's class, which shows it without React. */
  element: CustomElementConstructor;
  attributes: Readonly<Record<string, AttributeDefinition>>;
}

/** Defines an element that needs no React. A definition that is there already stays. */
export function definePlainElement({ tag, element }: PlainElement): void {
  if (!customElements.get(tag)) customElements.define(tag, element);
}
