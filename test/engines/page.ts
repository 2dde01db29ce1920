import type { ActionSource, Engine, Visitor } from './visitor.ts';

const WAIT_MS = 20_000;
const POLL_MS = 100;
/** Keys by the code points that the standard gives them. */
export const KEYS = {
  tab: '\uE004',
  enter: '\uE007',
  escape: '\uE00C',
  shift: '\uE008',
  alt: '\uE00A',
  arrowDown: '\uE015',
};

/**
 * Keeps the errors of the page, because drivers over HTTP cannot hear of them; finds elements, also in shadow roots.
 */
function prepare() {
  if ('engineTest' in window) return;
  const errors: string[] = [];
  addEventListener('error', ({ message, filename }) => errors.push(`${message} (${filename})`));
  const noteLink = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement) errors.push(`A ${target.rel} of ${target.href} has failed.`);
  };
  addEventListener('error', noteLink, true);
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  document.addEventListener('securitypolicyviolation', (event) =>
    errors.push(`${event.violatedDirective} refuses ${event.blockedURI}`),
  );

  function* all(root: Document | ShadowRoot): Generator<HTMLElement> {
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      yield element;
      if (element.shadowRoot) yield* all(element.shadowRoot);
    }
  }
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const find = (selector: string, text = '') =>
    [...all(document)].find(
      (element) => element.matches(selector) && isShown(element) && (element.textContent ?? '').includes(text),
    );
  /** Hears of what the elements catch, once the page's scripts run. */
  const listen = () => {
    const { Storefront } = window as { Storefront?: { onError?(heard: (caught: { error: unknown }) => void): void } };
    if (!Storefront?.onError) return;
    engineTest.listen = () => {};
    Storefront.onError(({ error }) => errors.push(String(error)));
  };
  const engineTest = { errors, find, listen };
  Object.assign(window, { engineTest });
}

/** A page as a visitor uses it: by texts, keys and a pointer. */
export class Page {
  #engine: Pick<Engine, 'tabNeedsAlt'>;
  #visitor: Visitor;
  #isPrepared = false;

  constructor(engine: Pick<Engine, 'tabNeedsAlt'>, visitor: Visitor) {
    this.#engine = engine;
    this.#visitor = visitor;
  }

  async open(address: string): Promise<void> {
    if (!this.#isPrepared) await this.#visitor.runFirst?.(String(prepare));
    this.#isPrepared = true;
    await this.#visitor.open(address);
    await this.#prepare();
  }

  /** Runs an expression in the page. */
  run(expression: string): Promise<unknown> {
    return this.#visitor.run(expression);
  }

  /** Waits until an expression of the page is true; a page that has been left meanwhile is prepared anew. */
  async until(expression: string, what = expression): Promise<void> {
    let last: unknown;
    for (const end = Date.now() + WAIT_MS; Date.now() < end; ) {
      try {
        await this.#prepare();
        last = await this.run(expression);
        if (last) return;
      } catch (error) {
        last = error;
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    throw new Error(`Not in time: ${what} (${last}) at ${await this.run('location.href')}`);
  }

  /** Waits until an element shows that matches a selector and holds a text. */
  shows(selector: string, text = ''): Promise<void> {
    return this.until(`!!${found(selector, text)}`, `${selector} ${text}`);
  }

  /** Presses the middle of an element. */
  async click(selector: string, text = ''): Promise<void> {
    await this.shows(selector, text);
    const [x, y] = await this.#placeAtRest(selector, text);
    await this.#perform({
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x, y, origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  /** Returns the middle of an element once it has stayed where it is, because a page that still loads moves it. */
  async #placeAtRest(selector: string, text: string): Promise<[number, number]> {
    let before: unknown;
    for (const end = Date.now() + WAIT_MS; ; ) {
      const place = await this.run(`(() => {
        const element = ${found(selector, text)};
        // The page may be replacing it, or has only painted it.
        if (!element || getComputedStyle(element).pointerEvents === 'none') return null;
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left + width / 2, top + height / 2].map(Math.floor);
      })()`);
      if (place && (String(place) === String(before) || Date.now() > end)) return place as [number, number];
      if (Date.now() > end) throw new Error(`${selector} ${text} takes no press`);
      before = place;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /** Puts a text in place of what a field holds, by the keyboard. */
  async fill(selector: string, text: string): Promise<void> {
    await this.shows(selector);
    await this.run(`(() => { const field = ${found(selector)}; field.focus(); field.select?.(); })()`);
    await this.type(text);
  }

  /** Chooses an option by its text, with the events that a browser sends a page. */
  async choose(selector: string, text: string): Promise<void> {
    await this.shows(selector);
    await this.run(`(() => {
      const field = ${found(selector)};
      const option = [...field.options].find(({ text, value }) => [text, value].includes(${JSON.stringify(text)}));
      field.value = option.value;
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    })()`);
  }

  /** Types characters and keys one after the other. */
  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ]);
    await this.#perform({ type: 'key', id: 'keyboard', actions });
  }

  async tab(): Promise<void> {
    if (!this.#engine.tabNeedsAlt) return this.type(KEYS.tab);
    const [down, up] = [
      { type: 'keyDown' as const, value: KEYS.alt },
      { type: 'keyUp' as const, value: KEYS.alt },
    ];
    const tab = [
      { type: 'keyDown' as const, value: KEYS.tab },
      { type: 'keyUp' as const, value: KEYS.tab },
    ];
    await this.#perform({ type: 'key', id: 'keyboard', actions: [down, ...tab, up] });
  }

  /** The errors of the page that is open. */
  async errors(): Promise<string[]> {
    return (await this.run('window.engineTest?.errors ?? []')) as string[];
  }

  #perform(source: ActionSource): Promise<void> {
    return this.#visitor.perform([source]);
  }

  async #prepare(): Promise<void> {
    await this.run(`((${prepare})(), engineTest.listen())`);
  }
}

const found = (selector: string, text = '') => `engineTest.find(${JSON.stringify(selector)}, ${JSON.stringify(text)})`;
