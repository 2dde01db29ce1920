import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { markLanguage } from '../page-language.ts';
import { report } from '../report.ts';
import { explainMissing, explainWrong, keepAttributes } from './attribute-notes.ts';
import { type AttributeDefinition, propertyName, readAttribute } from './definition.ts';
import { keepPlaceholder } from './placeholder.ts';

// r2wc 2.1.1 keeps its state under these keys.
const RENDER: unique symbol = Symbol.for('r2wc.render') as never;
const CONNECTED: unique symbol = Symbol.for('r2wc.connected') as never;
const CONTEXT: unique symbol = Symbol.for('r2wc.context') as never;
const PROPS: unique symbol = Symbol.for('r2wc.props') as never;

/** The element class that r2wc makes for a shadow root and untyped props; it converts and reflects no attributes. */
export interface R2wcElement extends HTMLElement {
  container: ShadowRoot;
  connectedCallback(): void;
  disconnectedCallback(): void;
  [RENDER](): void;
  [CONNECTED]: boolean;
  [CONTEXT]?: { root: Root; ReactComponent: ComponentType<never> };
  [PROPS]: Record<string, unknown>;
}

interface PatchOptions {
  tag: string;
  component: ComponentType<never>;
  attributes: Record<string, AttributeDefinition>;
  sheet: CSSStyleSheet;
}

/** Makes a subclass of r2wc's element that behaves like a native one; a browser test covers each patch. */
export function patchElement(Base: new () => R2wcElement, { tag, component, attributes, sheet }: PatchOptions) {
  keepAttributes(tag, attributes);
  const rootOptions = {
    onCaughtError: (error: unknown) => report(error, tag),
    onUncaughtError: (error: unknown) => report(error, tag),
    onRecoverableError: (error: unknown) => report(error, tag),
  };

  class PatchedElement extends Base {
    static get observedAttributes() {
      return Object.keys(attributes);
    }

    /** Attributes whose first callback must not overwrite a property that was set before the element was defined. */
    readonly #overruled = new Set<string>();

    constructor() {
      super();
      // r2wc starts as connected, so that an attribute would give an element outside the page a React root.
      this[CONNECTED] = false;
      this.container.adoptedStyleSheets = [sheet];
      for (const [attribute, definition] of Object.entries(attributes)) {
        const property = propertyName(attribute);
        const own = Object.getOwnPropertyDescriptor(this, property);
        this[PROPS][property] = readAttribute(definition, null);
        if (!own) continue;
        delete this[property as never];
        this[property as never] = own.value as never;
        if (this.hasAttribute(attribute)) this.#overruled.add(attribute);
      }
    }

    /** Returns the shadow root that exists already, so that r2wc does not wipe prerendered content. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    override connectedCallback(): void {
      if (!this[CONTEXT]) keepPlaceholder(this.container);
      markLanguage(this);
      super.connectedCallback();
      explainMissing(this);
    }

    /**
     * Unmounts after the running script, because a move adds the element again, and a React commit may still be
     * running.
     */
    override disconnectedCallback(): void {
      this[CONNECTED] = false;
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    /** An empty callback is enough: because of it, `moveBefore` does not disconnect the element. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(attribute: string, _before: string | null, text: string | null): void {
      if (this.#overruled.delete(attribute)) return;
      this.setFromText(attribute, text);
    }

    /** Sets the property of an attribute from its text; a text that is not allowed counts as a missing attribute. */
    setFromText(attribute: string, text: string | null): void {
      const value = readAttribute(attributes[attribute] as AttributeDefinition, text);
      // A parser sets attributes before the element is in the page.
      queueMicrotask(() => explainWrong(this, attribute, text));
      this[PROPS][propertyName(attribute)] = value;
      this[RENDER]();
    }

    /** Creates the React root before r2wc does, to set the error options; r2wc renders into it and unmounts it. */
    override [RENDER](): void {
      if (this[CONNECTED]) {
        this[CONTEXT] ??= { root: createRoot(this.container, rootOptions), ReactComponent: component };
      }
      super[RENDER]();
    }
  }

  for (const attribute of Object.keys(attributes)) {
    Object.defineProperty(PatchedElement.prototype, propertyName(attribute), accessor(attribute));
  }
  return PatchedElement;

  /** A string, null or undefined is read like the attribute, because hosts set both ways; other values stay as they are. */
  function accessor(attribute: string) {
    const property = propertyName(attribute);
    return {
      configurable: true,
      enumerable: true,
      get(this: PatchedElement) {
        return this[PROPS][property];
      },
      set(this: PatchedElement, value: unknown) {
        if (value == null || typeof value === 'string') return this.setFromText(attribute, value ?? null);
        this[PROPS][property] = value;
        this[RENDER]();
      },
    };
  }
}
