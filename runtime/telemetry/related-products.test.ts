import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readPage } from './page-facts.ts';
import { trackRelatedProducts } from './related-products.ts';
import type { Visit } from './visit.ts';

const RELATED = `<section aria-labelledby="related"><ul>
  <li data-item-id="cup"><a href="/p/cup"> Cup </a></li>
  <li data-product-id="pot"><a href="/p/pot">Pot</a></li></ul></section>
  <div class="ProductItem-relatedProducts"><p class="ProductItem-relatedProducts-item"><a href="/p/tray">Tray</a></p></div>`;

/** The page's observers of what is in view. */
const observers: FakeObserver[] = [];
class FakeObserver {
  watched: Element[] = [];
  readonly #listener: IntersectionObserverCallback;
  constructor(listener: IntersectionObserverCallback) {
    this.#listener = listener;
    observers.push(this);
  }
  observe(element: Element) {
    this.watched.push(element);
  }
  disconnect() {
    this.watched = [];
  }
  /** What the browser says of an element that is watched. */
  notify(isIntersecting: boolean) {
    const entries = this.watched.map((target) => ({ target, isIntersecting }) as IntersectionObserverEntry);
    if (entries.length > 0) this.#listener(entries, this as unknown as IntersectionObserver);
  }
}

let ending: AbortController;
let recorded: unknown[][];

async function open(html: string, itemId: string | null = 'lamp'): Promise<void> {
  document.body.innerHTML = html;
  const visit: Visit = {
    page: { ...readPage('site-1'), itemId },
    before: { isSent: false, wasRefused: false },
    signal: ending.signal,
    queue() {},
    hit() {},
    record: (...event) => void recorded.push(event),
    count() {},
  };
  trackRelatedProducts(visit);
  await vi.dynamicImportSettled();
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  observers.length = 0;
  recorded = [];
  ending = new AbortController();
});
afterEach(() => {
  ending.abort();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('related products', () => {
  test('are recorded once, all together, when the first comes into view', async () => {
    await open(RELATED);
    expect(observers.map(({ watched }) => watched)).toEqual([[document.querySelector('[data-item-id=cup]')]]);
    observers[0]?.notify(false);
    expect(recorded).toEqual([]);
    observers[0]?.notify(true);
    observers[0]?.notify(true);
    const item = { quantity: 1 };
    expect(recorded).toEqual([
      [
        'RelatedProductDisplay',
        {
          itemId: 'lamp',
          items: [
            { ...item, itemId: 'cup', title: 'Cup' },
            { ...item, itemId: 'pot', title: 'Pot' },
            { ...item, itemId: '/p/tray', title: 'Tray' },
          ],
        },
      ],
    ]);
    expect(observers[0]?.watched).toEqual([]);
  });

  test('a title is neither the mark of its card nor the blanks around it', async () => {
    await open(`<section aria-labelledby="related"><article data-item-id="towel"><a href="/p/towel">
      <span><img alt=""><div class="product-mark sale">sale</div></span> <span class="card-title">Linen
      Towel</span></a></article><article data-item-id="cup"><a href="/p/cup"><i class="product-mark">sold out</i>
      Cup</a></article></section>`);
    observers[0]?.notify(true);
    expect(recorded[0]?.[1]).toMatchObject({ items: [{ title: 'Linen Towel' }, { title: 'Cup' }] });
  });

  test.each([
    ['a page without any', '<ul><li data-item-id="cup"><a href="/p/cup">Cup</a></li></ul>', 'lamp'],
    ['a list without products', '<section aria-labelledby="related"></section>', 'lamp'],
    ['a page that is about no product', RELATED, null],
  ])('%s records nothing and watches nothing', async (_, html, itemId) => {
    await open(html, itemId);
    expect(observers).toEqual([]);
  });

  test('are not recorded any more once the recording has ended', async () => {
    await open(RELATED);
    expect(observers[0]?.watched).toHaveLength(1);
    ending.abort();
    observers[0]?.notify(true);
    expect(observers[0]?.watched).toEqual([]);
    expect(recorded).toEqual([]);
  });
});
