import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { idle } from '../harness/idle.ts';
import { connectBrowser } from '../harness/shared.ts';
import { bundle } from '../harness/site.ts';

type Tag = 'raw-counter' | 'sq-counter';

declare global {
  interface Window {
    define: Record<Tag, () => void>;
    renderHost: (tag: string | null) => void;
    reports: string[];
  }
}

let browser: Browser;
let production: string;
let development: string;
let page: Page;
let errors: string[];

beforeAll(async () => {
  [browser, production, development] = await Promise.all([
    connectBrowser(),
    bundle('defects.tsx'),
    bundle('defects.tsx', 'development'),
  ]);
  page = await browser.newPage();
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
});
afterAll(() => browser.close());
beforeEach(() => {
  errors = [];
});

/** Opens a page with this body and the fixture's script; no tag is defined yet. */
async function open(body: string, script = production): Promise<void> {
  await page.goto('about:blank');
  await page.setContent(`<!doctype html><body>${body}</body>`);
  await page.addScriptTag({ content: script });
}

/** Returns what the first counter shows after React has rendered. */
async function shown(tag: Tag): Promise<Record<string, unknown> | null> {
  await idle(page);
  return page.evaluate((tag) => {
    const text = document.querySelector(tag)?.shadowRoot?.querySelector('button')?.textContent;
    return text ? JSON.parse(text) : null;
  }, tag);
}

const define = (tag: Tag) => page.evaluate((tag) => window.define[tag](), tag);
const element = <Result>(tag: Tag, act: (element: HTMLElement & Record<string, unknown>) => Result) =>
  page.$eval(tag, act as (element: Element) => Result);

/** Runs the same act on our element and on r2wc's; r2wc's outcome proves that the test notices the defect. */
async function both<Outcome>(act: (tag: Tag) => Promise<Outcome>): Promise<{ ours: Outcome; raw: Outcome }> {
  return { ours: await act('sq-counter'), raw: await act('raw-counter') };
}

describe('an element made by defineWidget, beside one that r2wc made', () => {
  test('defect 1: properties that were set before the definition are taken, and later ones too', async () => {
    const outcome = await both(async (tag) => {
      await open(`<${tag}></${tag}>`);
      await element(tag, (el) => {
        el.label = 'early';
      });
      await define(tag);
      const early = (await shown(tag))?.label;
      await element(tag, (el) => {
        el.label = 'late';
      });
      return [early, (await shown(tag))?.label];
    });
    expect(outcome).toEqual({ ours: ['early', 'late'], raw: [undefined, undefined] });
  });

  test('defect 1: a property that was set early wins over the attribute once', async () => {
    await open('<sq-counter label="attribute" max-items="3"></sq-counter>');
    await element('sq-counter', (el) => {
      el.label = 'property';
    });
    await define('sq-counter');
    expect(await shown('sq-counter')).toMatchObject({ label: 'property', maxItems: 3 });
    await element('sq-counter', (el) => el.setAttribute('label', 'changed'));
    expect(await shown('sq-counter')).toMatchObject({ label: 'changed' });
  });

  test('defect 2: a bare boolean attribute is true', async () => {
    const outcome = await both(async (tag) => {
      await open(`<${tag} open></${tag}>`);
      await define(tag);
      return (await shown(tag))?.open;
    });
    expect(outcome).toEqual({ ours: true, raw: undefined });
  });

  test('defect 2: a boolean attribute that says false or is missing is false', async () => {
    await open('<sq-counter open="false"></sq-counter>');
    await define('sq-counter');
    expect((await shown('sq-counter'))?.open).toBe(false);
    await element('sq-counter', (el) => el.removeAttribute('open'));
    expect((await shown('sq-counter'))?.open).toBe(false);
  });

  test('defect 3: a removed attribute goes back to its default', async () => {
    const outcome = await both(async (tag) => {
      await open(`<${tag} label="here" max-items="3" size="large"></${tag}>`);
      await define(tag);
      await element(tag, (el) => {
        for (const name of ['label', 'max-items', 'size']) el.removeAttribute(name);
      });
      const { label, maxItems, size } = (await shown(tag)) ?? {};
      return [label, maxItems, size];
    });
    expect(outcome).toEqual({ ours: ['none', undefined, 'small'], raw: ['here', 3, 'large'] });
  });

  test('defect 4: an element with bad JSON is defined, and explains the JSON', async () => {
    const outcome = await both(async (tag) => {
      await open(`<${tag} data="{bad" label="fine"></${tag}>`);
      await define(tag);
      return [await page.$$eval(`${tag}:defined`, ({ length }) => length), (await shown(tag))?.label];
    });
    expect(outcome).toEqual({ ours: [1, 'fine'], raw: [0, undefined] });
    await open('<sq-counter data="{bad"></sq-counter>');
    await define('sq-counter');
    await expect.poll(() => errors).toContain('[storefront] <sq-counter data="{bad">: the value must be JSON.');
    await element('sq-counter', (el) => el.setAttribute('data', '{"good":[1]}'));
    expect((await shown('sq-counter'))?.data).toEqual({ good: [1] });
  });

  test('defect 5: an element that is moved keeps its state', async () => {
    const outcome = await both(async (tag) => {
      await open(`<${tag}></${tag}><section></section>`);
      await define(tag);
      await shown(tag);
      await page.click(`${tag} button`);
      await page.evaluate((tag) => document.querySelector('section')?.append(document.querySelector(tag) as Node), tag);
      const appended = (await shown(tag))?.presses;
      await page.evaluate((tag) => {
        const body = document.body as HTMLElement & { moveBefore(node: Node, child: Node | null): void };
        body.moveBefore(document.querySelector(tag) as Node, body.firstChild);
      }, tag);
      return [appended, (await shown(tag))?.presses, await page.evaluate(() => window.living)];
    });
    expect(outcome).toEqual({ ours: [1, 1, 1], raw: [0, 0, 1] });
  });

  test('defect 5: an element that is removed ends, and starts anew when it comes back', async () => {
    await open('<sq-counter></sq-counter>');
    await define('sq-counter');
    await shown('sq-counter');
    await page.click('sq-counter button');
    await page.evaluate(async () => {
      const counter = document.querySelector('sq-counter') as Element;
      counter.remove();
      // Its effects end while it is away.
      while (window.living > 0) await new Promise(requestAnimationFrame);
      document.body.append(counter);
    });
    expect((await shown('sq-counter'))?.presses).toBe(0);
    expect(await page.evaluate(() => window.living)).toBe(1);
  });

  test('defect 6: a host’s React commit may remove the element', async () => {
    const outcome = await both(async (tag) => {
      await open('', development);
      await define(tag);
      await page.evaluate((tag) => window.renderHost(tag), tag);
      expect((await shown(tag))?.label).toBe('hosted');
      errors = [];
      await page.evaluate(() => window.renderHost(null));
      await shown(tag);
      return [
        errors.some((text) => /synchronously unmount a root/.test(text)),
        await page.evaluate(() => window.living),
      ];
    });
    expect(outcome).toEqual({ ours: [false, 0], raw: [true, 0] });
  });

  test('defect 7: an element that has never been on the page has no React root', async () => {
    const outcome = await both(async (tag) => {
      await open('');
      await define(tag);
      await page.evaluate((tag) => document.createElement(tag).setAttribute('label', 'nowhere'), tag);
      await shown(tag);
      return page.evaluate(() => window.living);
    });
    expect(outcome).toEqual({ ours: 0, raw: 1 });
  });

  test('defect 8: prerendered shadow content shows until React has rendered', async () => {
    const outcome = await both(async (tag) => {
      const prerendered = '<template shadowrootmode="open"><a part="button" href="#">3 items</a></template>';
      await open(`<${tag} label="x">${prerendered}</${tag}>`);
      return page.evaluate(async (tag) => {
        const root = document.querySelector(tag)?.shadowRoot as ShadowRoot;
        const seen = new Set<string>();
        const look = () => seen.add([...root.children].map(({ localName }) => localName).join());
        window.define[tag]();
        look();
        new MutationObserver(look).observe(root, { childList: true });
        for (let frame = 0; frame < 10; frame += 1) {
          look();
          await new Promise(requestAnimationFrame);
        }
        return [...seen];
      }, tag);
    });
    expect(outcome).toEqual({ ours: ['a', 'button'], raw: ['', 'button'] });
  });

  test('defect 8: a shadow root that a script attached is taken over', async () => {
    const outcome = await both(async (tag) => {
      await open(`<${tag} label="x"></${tag}>`);
      await element(tag, (el) => {
        const link = el.attachShadow({ mode: 'open' }).appendChild(document.createElement('a'));
        link.href = '/cart';
        link.setAttribute('part', 'button');
        link.focus();
      });
      await define(tag);
      const { label } = (await shown(tag)) ?? {};
      return [label, await element(tag, (el) => el.shadowRoot?.activeElement?.localName)];
    });
    expect(outcome).toEqual({ ours: ['x', 'button'], raw: [undefined, 'a'] });
  });
});

describe('an element made by defineWidget', () => {
  test('the author’s own content shows until React has rendered', async () => {
    await open('<sq-counter><a href="/cart">Cart</a></sq-counter>');
    const heights = await page.evaluate(async () => {
      const link = document.querySelector('sq-counter a') as HTMLElement;
      const root = () => document.querySelector('sq-counter')?.shadowRoot;
      window.define['sq-counter']();
      const before = link.offsetHeight;
      while (!root()?.querySelector('button')) await new Promise((done) => setTimeout(done));
      return { before, after: link.offsetHeight, children: root()?.childElementCount };
    });
    expect(heights.before).toBeGreaterThan(0);
    expect(heights).toMatchObject({ after: 0, children: 1 });
  });

  test('a component that throws is reported once, and the author’s own content shows again', async () => {
    await open('<sq-counter label="fine"><a href="/cart">Cart</a></sq-counter><sq-counter label="other"></sq-counter>');
    await define('sq-counter');
    await shown('sq-counter');
    await element('sq-counter', (el) => {
      el.label = 'throw';
    });
    await shown('sq-counter');
    expect(await page.$eval('sq-counter a', (link) => (link as HTMLElement).offsetHeight)).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.reports)).toEqual(['sq-counter: Error: no such label']);
    expect(errors).toHaveLength(1);
    expect(await page.$$eval('sq-counter', (all) => all[1]?.shadowRoot?.textContent)).toContain('other');
  });

  test('an attribute takes only the texts of its enumeration, and a number only numbers', async () => {
    await open('<sq-counter size="huge" max-items="many"></sq-counter>');
    await define('sq-counter');
    expect(await shown('sq-counter')).toEqual({ label: 'none', open: false, size: 'small', presses: 0 });
    await element('sq-counter', (el) => Object.assign(el, { size: 'large', maxItems: '7', open: '' }));
    expect(await shown('sq-counter')).toMatchObject({ size: 'large', maxItems: 7, open: true });
    await element('sq-counter', (el) =>
      Object.assign(el, { size: undefined, maxItems: 8, open: false, data: { a: 1 } }),
    );
    expect(await shown('sq-counter')).toMatchObject({ size: 'small', maxItems: 8, open: false, data: { a: 1 } });
  });

  test('all elements of a tag share one style sheet', async () => {
    await open('<sq-counter></sq-counter><sq-counter></sq-counter>');
    await define('sq-counter');
    const [sheets, color] = await page.$$eval('sq-counter', (all) => [
      new Set(all.flatMap(({ shadowRoot }) => shadowRoot?.adoptedStyleSheets ?? [])).size,
      getComputedStyle(all[0] as Element).color,
    ]);
    expect([sheets, color]).toEqual([1, 'rgb(1, 2, 3)']);
  });

  test('a tag that is defined already is left alone, with one warning', async () => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await open('<sq-counter></sq-counter>');
    await page.evaluate(() => customElements.define('sq-counter', class extends HTMLElement {}));
    await define('sq-counter');
    expect(warnings).toEqual(['[storefront] <sq-counter> is defined already and stays as it is']);
    await open('<sq-counter></sq-counter>');
    await define('sq-counter');
    await define('sq-counter');
    expect(warnings).toHaveLength(1);
    expect(await shown('sq-counter')).toMatchObject({ presses: 0 });
  });
});
