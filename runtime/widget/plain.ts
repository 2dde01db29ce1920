import { markLanguage } from '../page-language.ts';
import { explainMissing, explainWrong, keepAttributes } from './attribute-notes.ts';
import type { AttributeDefinition } from './definition.ts';

type PlainClass = new () => HTMLElement & { connectedCallback(): void };

interface PlainElement {
  tag: `sq-${string}`;
  /** The element's class, which shows it without React. */
  element: PlainClass;
  attributes: Readonly<Record<string, AttributeDefinition>>;
}

/** Defines an element that needs no React. A definition that is there already stays. */
export function definePlainElement({ tag, element, attributes }: PlainElement): void {
  if (customElements.get(tag)) return;
  keepAttributes(tag, attributes);
  const observer = new MutationObserver((records) => {
    for (const { target, attributeName } of records) check(target as Element, `${attributeName}`);
  });
  const attributeFilter = Object.keys(attributes);
  customElements.define(
    tag,
    class extends element {
      override connectedCallback(): void {
        markLanguage(this);
        super.connectedCallback();
        for (const name of attributeFilter) check(this, name);
        observer.observe(this, { attributeFilter });
        explainMissing(this);
      }
    },
  );
}

function check(element: Element, name: string): void {
  explainWrong(element, name, element.getAttribute(name));
}
