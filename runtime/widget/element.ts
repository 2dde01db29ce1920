import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { report } from '../report.ts';
import { type AttributeDefinition, propertyName, readAttribute } from './definition.ts';
import { holdPlace } from './stand-in.ts';

// r2wc 2.1.1 keeps its state under these keys.
const RENDER: unique symbol = Symbol.for('r2wc.render') as never;
const CONNECTED: unique symbol = Symbol.for('r2wc.connected') as never;
const CONTEXT: unique symbol = Symbol.for('r2wc.context') as never;
const PROPS: unique symbol = Symbol.for('r2wc.props') as never;

/** What r2wc returns, given a shadow root and props without a type: it then converts and reflects nothing itself. */
export interface R2wcElement extends HTMLElement {
  container: ShadowRoot;
  connectedCallback(): void;
  disconnectedCallback(): void;
  [RENDER](): void;
  [CONNECTED]: boolean;
  [CONTEXT]?: { root: Root; ReactComponent: ComponentType<never> };
  [PROPS]: Record<string, unknown>;
}

interface MendedOptions {
  tag: string;
  component: ComponentType<never>;
  attributes: Record<string, AttributeDefinition>;
  sheet: CSSStyleSheet;
}

/** A subclass of r2wc's element that keeps the promises of a platform element; each mend has a test in a browser. */
export function mend(Base: new () => R2wcElement, { tag, component, attributes, sheet }: MendedOptions) {
  const rootOptions = {
    onCaughtError: (error: unknown) => report(error, tag),
    onUncaughtError: (error: unknown) => report(error, tag),
    onRecoverableError: (error: unknown) => report(error, tag),
  };

  class MendedElement extends Base {
    static get observedAttributes() {
      return Object.keys(attributes);
    }

    /** Attributes whose first report must not undo a property that was set before the element was defined. */
    readonly #overruled = new Set<string>();

    constructor() {
      super();
      // r2wc calls itself connected from birth, so that an attribute gave an element outside the page a React root.
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

    /** Hands r2wc the root that is there, so that prerendered content is not wiped. */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      return this.shadowRoot ?? super.attachShadow(init);
    }

    override connectedCallback(): void {
      if (!this[CONTEXT]) holdPlace(this.container);
      super.connectedCallback();
    }

    /** Waits until the running script is through: a move has put the element back, a host's React commit is over. */
    override disconnectedCallback(): void {
      this[CONNECTED] = false;
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    /** That it exists tells `moveBefore` not to disconnect the element. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(attribute: string, _before: string | null, text: string | null): void {
      if (this.#overruled.delete(attribute)) return;
      this.take(attribute, text);
    }

    /** Sets the property of an attribute to what the text means; what cannot be read counts as missing. */
    take(attribute: string, text: string | null): void {
      const definition = attributes[attribute] as AttributeDefinition;
      let value: unknown;
      try {
        value = readAttribute(definition, text);
      } catch (error) {
        report(error, `${tag} ${attribute}`);
        value = readAttribute(definition, null);
      }
      this[PROPS][propertyName(attribute)] = value;
      this[RENDER]();
    }

    /** Makes the React root in r2wc's place, for its error options; r2wc renders into it and unmounts it. */
    override [RENDER](): void {
      if (this[CONNECTED]) {
        this[CONTEXT] ??= { root: createRoot(this.container, rootOptions), ReactComponent: component };
      }
      super[RENDER]();
    }
  }

  for (const attribute of Object.keys(attributes)) {
    Object.defineProperty(MendedElement.prototype, propertyName(attribute), accessor(attribute));
  }
  return MendedElement;

  /** A text or nothing counts as the attribute's, as hosts set them through properties; any other value is taken as is. */
  function accessor(attribute: string) {
    const property = propertyName(attribute);
    return {
      configurable: true,
      enumerable: true,
      get(this: MendedElement) {
        return this[PROPS][property];
      },
      set(this: MendedElement, value: unknown) {
        if (value == null || typeof value === 'string') return this.take(attribute, value ?? null);
        this[PROPS][property] = value;
        this[RENDER]();
      },
    };
  }
}
