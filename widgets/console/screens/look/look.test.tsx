import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showInFrame } from '../../../../test/console-frame.ts';
import {
  answers,
  button,
  callsOf,
  enter,
  field,
  json,
  listOf,
  openConsole,
  prepareConsole,
  press,
  see,
  text,
  until,
  versioned,
} from '../../../../test/console-shop.tsx';
import { overriddenProperties, showColors } from './brand-preview.ts';
import { withColors } from './color-texts.ts';
import { createEmitter } from './emitter.ts';

const site = (colors: object, version = 3) => ({
  siteId: 's',
  title: 'Tea',
  colors,
  fonts: { headings: null, texts: null },
  isLocked: false,
  lockScreen: null,
  version,
  updatedAt: 1,
});
const RED = { hue: 0, saturation: 1, lightness: 0.5 };

prepareConsole();
beforeEach(() => {
  answers.set('GET /api/owner/collections', () => listOf('collections'));
  answers.set('GET /api/owner/popups', () => json({ popups: [] }));
  answers.set('GET /api/owner/site', () => versioned(site({ accent: RED })));
});

test('colours are saved with the version that they were changed from, and the others keep their numbers', async () => {
  await openConsole('look');
  await see('Text on the accent');
  expect(field('Accent')?.value).toBe('#ff0000');
  await enter('Text on the accent', 'white');
  await see('does not pass 4.5:1');
  await see('Not saved: colours of light pages and templates.');
  answers.set('PUT /api/owner/site', () => versioned(site({ accent: RED, 'on-accent': RED }, 4)));
  await press('Save');
  await see('Saved for the cart.');
  const [put] = callsOf('PUT /api/owner/site');
  expect(put).toMatchObject({ version: '"3"', body: { colors: { accent: RED, 'on-accent': 'white' } } });
  expect(put?.body).not.toHaveProperty('isLocked');
});

test('a text that is no colour is not sent', async () => {
  await openConsole('look');
  await enter('Accent', 'hsl(400, 50%, 50%)');
  await see('Hue out of bounds.');
  await press('Save');
  await see('Colours: Please correct accent.');
  expect(callsOf('PUT /api/owner/site')).toEqual([]);
});

test('leaving and closing ask before a change is lost', async () => {
  await openConsole('look');
  await enter('Accent', 'blue');
  await press('Templates');
  await see('Leave without saving?');
  await press('Cancel');
  await press('Close');
  await see('Close without saving?');
  await press('Close');
  await see('Change the look');
  expect(text()).not.toContain('Not saved');
  await press('Change the look');
  await see('Text on the accent');
  expect(field('Accent')?.value).toBe('#ff0000');
});

test('a role that may only read the colours changes nothing', async () => {
  await openConsole('look', 'viewer');
  await see('Text on the accent');
  expect(field('Accent')?.disabled).toBe(true);
  expect(button('Add')).toBeUndefined();
});

test('colours show in the page while they are typed, and go back when they are discarded', async () => {
  await openConsole('look');
  await see('Text on the accent');
  const { page } = await showInFrame({ path: '/' });
  const shown = () => page.documentElement.style.getPropertyValue('--sq-accent');
  expect(shown()).toBe('hsl(0 100% 50%)');
  await enter('Accent', 'blue');
  expect(shown()).toBe('hsl(240 100% 50%)');
  await press('Discard');
  expect(shown()).toBe('hsl(0 100% 50%)');
});

test('a message says that a page is another site’s, and its look is left alone', async () => {
  await openConsole('look');
  await see('Text on the accent');
  const { leave } = await showInFrame({ path: '/' });
  await leave();
  await see('The page is loading.');
  await showInFrame({ path: '' });
  await see('This page is not one of the shop’s.');
});

test('the address keeps the page to which a link of the frame has led', async () => {
  await openConsole('look?page=/shop');
  await see('Text on the accent');
  await showInFrame({ path: '/shop/p/pot' });
  expect(new URLSearchParams(location.search).get('page')).toBe('/shop/p/pot');
  await showInFrame({ path: '/' });
  expect(location.search).toBe('');
});

test('the keyboard has a way past the page, to the options', async () => {
  await openConsole('look');
  await see('Text on the accent');
  await press('Skip the page: go to its options');
  expect(document.activeElement?.tagName).toBe('H2');
});

test('a page without brand colours of its own shows those of the editor, and overrides no colour', () => {
  const page = document.implementation.createHTMLDocument('');
  showColors(page, { accent: 'red' });
  expect(page.documentElement.style.getPropertyValue('--sq-accent')).toBe('hsl(0 100% 50%)');
  showColors(page, {});
  expect(page.documentElement.style.getPropertyValue('--sq-accent')).toBe('');
  expect(overriddenProperties(page, { accent: 'red' })).toEqual([]);
});

test('a colour that was removed is left out', () => {
  const settings = withColors(site({ accent: RED, logo: RED }) as never, { accent: undefined, logo: '#ff0000' });
  expect(settings.colors).toEqual({ logo: RED });
});

test('listeners hear an event until they are stopped', () => {
  const events = createEmitter<{ change: number }>();
  const heard: number[] = [];
  const stop = events.on('change', (detail) => heard.push(detail));
  events.emit('change', 1);
  stop();
  events.emit('change', 2);
  expect(heard).toEqual([1]);
});

test('a page shows as a desktop, a phone or a tablet does, and a message says how it is laid out', async () => {
  await openConsole('look');
  await see('Text on the accent');
  const width = () => document.querySelector('iframe')?.style.inlineSize;
  expect(width()).toBe('1280px');
  for (const [view, expected] of [
    ['Phone', '390px'],
    ['Tablet', '768px'],
  ] as const) {
    await press(view);
    expect([width(), button(view)?.getAttribute('aria-pressed')]).toEqual([expected, 'true']);
  }
  const list = (type: number) => ({ pageType: 1, collection: { id: 'c', title: 'Tea', type } });
  const gallery = '<div class="sqs-gallery-container sqs-gallery-block-grid"><p id="gallery-c-1"></p></div>';
  await showInFrame({ path: '/tea', context: list(1) });
  await see('This page shows a list.');
  await showInFrame({ path: '/tea', context: list(1), html: gallery });
  await see('This page shows a grid.');
  // Places of the items stand in their names: left, top.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
    const [left, top] = this.id.split(' ').map(Number);
    return new DOMRect(left, top, 100, 100);
  });
  await showInFrame({
    path: '/shop',
    context: list(13),
    html: '<p class="hentry" id="0 0"></p><p class="hentry" id="120 0"></p>',
  });
  await see('This page shows a grid.');
  await showInFrame({
    path: '/shop',
    context: list(13),
    html: '<p class="hentry" id="0 0"></p><p class="hentry" id="0 120"></p>',
  });
  await see('This page shows a list.');
  await showInFrame({ path: '/shop/p/pot', context: { pageType: 50, collection: { type: 13 }, product: {} } });
  await see('This page shows a product.');
  await showInFrame({ path: '/about', context: { pageType: 2 } });
  expect(text()).not.toContain('This page shows');
});

test('a circle follows the pointer over the page while touches are shown', async () => {
  await openConsole('look');
  await see('Text on the accent');
  await act(async () => field('Show touches')?.click());
  const first = await showInFrame({ path: '/' });
  const circle = (page: Document) => page.querySelector<HTMLElement>('[data-sq-pointer]');
  expect(circle(first.page)?.style).toMatchObject({ visibility: 'hidden', inlineSize: '50px', pointerEvents: 'none' });
  first.page.dispatchEvent(new PointerEvent('pointermove', { clientX: 125, clientY: 65 }));
  expect(circle(first.page)?.style).toMatchObject({ visibility: 'visible', transform: 'translate(100px, 40px)' });
  first.page.dispatchEvent(new PointerEvent('pointerdown', { clientX: 125, clientY: 65 }));
  const opacity = () => Number(circle(first.page)?.style.opacity);
  await until(() => expect(opacity()).toBeGreaterThan(0.4));
  await until(() => expect(opacity()).toBe(0.4));
  const next = await showInFrame({ path: '/shop' });
  expect(circle(next.page)).not.toBeNull();
  await act(async () => field('Show touches')?.click());
  expect(circle(next.page)).toBeNull();
});

test('the block below the pointer is outlined, and so is the gallery whose options are open', async () => {
  await openConsole('look');
  await see('Text on the accent');
  const { page } = await showInFrame({
    path: '/tea',
    context: { pageType: 1, collection: { id: 'c', title: 'Tea', type: 1 } },
    html: `<div class="sqs-block"><p>Words</p></div>
      <div class="sqs-gallery-container sqs-gallery-block-grid"><p id="gallery-c-1"></p></div>`,
  });
  const outlineOf = (selector: string) => page.querySelector<HTMLElement>(selector)?.style.outlineColor.toUpperCase();
  const point = (selector: string) =>
    page.querySelector(selector)?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  point('.sqs-block p');
  expect(outlineOf('.sqs-block')).toContain('#027AFF');
  await press('Gallery');
  expect(outlineOf('.sqs-gallery-container')).toContain('#FFB802');
  point('#gallery-c-1');
  expect(outlineOf('.sqs-gallery-container')).toContain('#FFB802');
  expect(outlineOf('.sqs-block')).toBe('');
  await press('Close');
  await see('Change the look');
  expect(outlineOf('.sqs-gallery-container')).toBe('');
});
