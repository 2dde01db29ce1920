import type { BrowserContext, Page as Tab } from 'playwright-core';
import { expect, test } from 'vitest';
import { CONSOLE_FLOOR, SHOP_FLOOR } from '../../../runtime/build/floor.mjs';
import { JOURNEYS, signIn } from '../../engines/journeys.ts';
import { KEYS, Page } from '../../engines/page.ts';
import type { Visitor } from '../../engines/visitor.ts';
import { floorOf, lateMembers } from '../../floor.ts';
import { EMBED_URL, SHOP_URL } from '../harness/shop.ts';
import { newEmbedVisitor, newVisitor, startBrowser } from '../harness/visitor.ts';

startBrowser();

const ADDRESSES = { shop: SHOP_URL, embed: EMBED_URL };
/** Names of keys by the code points of the standard. */
const NAMES = new Map([
  [KEYS.tab, 'Tab'],
  [KEYS.enter, 'Enter'],
  [KEYS.escape, 'Escape'],
]);

const KEY_ACTS = { keyDown: 'down', keyUp: 'up' } as const;
const POINTER_ACTS = { pointerDown: 'down', pointerUp: 'up' } as const;

/** Pages ask Chromium for these types by their policy, which older browsers do not read. */
const ENFORCED = /\btrusted/i;

/** Takes from all pages what the oldest browsers lack. */
async function age(context: BrowserContext, floor: readonly string[]): Promise<void> {
  await context.addInitScript(
    (late) => {
      const all = window as unknown as Record<string, { prototype?: object } | undefined>;
      for (const [owner, name] of late) {
        for (const holder of [all[owner], all[owner]?.prototype, ...(owner === 'Window' ? [window] : [])])
          if (holder) Reflect.deleteProperty(holder, name);
      }
    },
    lateMembers(floorOf(floor)).filter((names) => !ENFORCED.test(names.join(' '))),
  );
}

/** What the journeys need of a tab. */
function visitorIn(tab: Tab): Visitor {
  return {
    async open(address) {
      await tab.goto(address);
    },
    run: (expression) => tab.evaluate(expression),
    async perform(sources) {
      for (const step of sources.flatMap(({ actions }) => actions)) {
        if ('x' in step) await tab.mouse.move(step.x, step.y);
        else if ('value' in step) await tab.keyboard[KEY_ACTS[step.type]](NAMES.get(step.value) ?? step.value);
        else await tab.mouse[POINTER_ACTS[step.type]]();
      }
    },
    end: () => tab.close(),
  };
}

/** What no browser of the shop's floor has. */
const LATE = ['AbortSignal.any', 'Promise.withResolvers', 'Map.groupBy', 'URL.canParse', 'document.body.popover'];

/** Plays journeys one after the other in a tab of an old browser; none but the last leaves something in the cart. */
async function play(context: BrowserContext, names: readonly string[]): Promise<void> {
  await age(context, SHOP_FLOOR);
  const tab = await context.newPage();
  for (const name of names) {
    const page = new Page({}, visitorIn(tab));
    await JOURNEYS[name]?.(page, ADDRESSES);
    expect(await page.errors(), name).toEqual([]);
    expect(await page.run(`[${LATE}].map((member) => typeof member).join(' ')`)).toBe(
      LATE.map(() => 'undefined').join(' '),
    );
  }
}

test('the oldest browsers can send a form, open a quick view by keyboard, pay, and change the cart', async () => {
  await play(await newVisitor(), ['a form', 'quick view by keyboard', 'checkout', 'product and cart']);
});

test('the oldest browsers can buy on another site’s page', async () => {
  await play(await newEmbedVisitor(), ['another site’s page']);
});

test('the oldest browsers of the console sign in', async () => {
  const context = await newVisitor();
  await age(context, CONSOLE_FLOOR);
  const page = new Page({}, visitorIn(await context.newPage()));
  await signIn(page, ADDRESSES);
  expect(await page.errors()).toEqual([]);
  expect(await page.run('typeof URL.parse')).toBe('undefined');
});
