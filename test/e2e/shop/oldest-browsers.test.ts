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

async function openOld(context: BrowserContext, floor: readonly string[]): Promise<Page> {
  await age(context, floor);
  return new Page({}, visitorIn(await context.newPage()));
}

test.each(['product and cart', 'checkout', 'a form', 'quick view by keyboard', 'another site’s page'])(
  'the oldest browsers can do it: %s',
  async (name) => {
    const context = name.startsWith('another') ? await newEmbedVisitor() : await newVisitor();
    const page = await openOld(context, SHOP_FLOOR);
    await JOURNEYS[name]?.(page, ADDRESSES);
    expect(await page.errors()).toEqual([]);
    const late = ['AbortSignal.any', 'Promise.withResolvers', 'Map.groupBy', 'URL.canParse', 'document.body.popover'];
    expect(await page.run(`[${late}].map((one) => typeof one).join(' ')`)).toBe(late.map(() => 'undefined').join(' '));
  },
);

test('the oldest browsers of the console sign in', async () => {
  const page = await openOld(await newVisitor(), CONSOLE_FLOOR);
  await signIn(page, ADDRESSES);
  expect(await page.errors()).toEqual([]);
  expect(await page.run('typeof URL.parse')).toBe('undefined');
});
