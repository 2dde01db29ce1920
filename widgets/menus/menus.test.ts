import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startMenus } from './start-menus.ts';

const BRINE = `
<button class="Mobile-bar-menu" data-controller="MobileOverlayToggle" aria-label="Open navigation menu"></button>
<span class="Header-nav-item--folder"><a class="Header-nav-folder-title" href="/shop">Shop</a></span>
<div class="Mobile-overlay"><div class="Mobile-overlay-menu" data-controller="MobileOverlayFolders">
  <div class="Mobile-overlay-menu-main"><nav>
    <button data-controller-folder-toggle="it's &quot;new&quot;">New</button>
    <a href="#below">Below</a></nav></div>
  <div class="Mobile-overlay-folders"><div class="Mobile-overlay-folder" data-controller-folder="it's &quot;new&quot;">
    <button data-controller-folder-toggle="it's &quot;new&quot;">Back</button><a href="/tea">Tea</a></div></div>
</div><button class="Mobile-overlay-close" data-controller="MobileOverlayToggle">×</button></div>
<a href="/elsewhere" id="outside">Elsewhere</a>`;

const BURGER = `
<header id="header"><button class="header-burger-btn burger"><span hidden class="js-header-burger-open-title">Open Menu</span>
<span hidden class="js-header-burger-close-title">Close Menu</span></button>
<div class="header-menu"><div data-folder="root" class="header-menu-nav-folder">
  <a data-folder-id="/about" href="/about">About</a><a data-folder-id="/page" href="#page">Page</a></div>
  <div data-folder="/about" class="header-menu-nav-folder"><a data-action="back" href="#">Back</a><a href="/team">Team</a></div>
</div></header>`;

const at = (selector: string) => document.querySelector(selector) as HTMLElement;
const classesOf = (selector: string) => [...at(selector).classList];
const pressEscape = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));

describe('the menu of Brine themes', () => {
  beforeEach(() => {
    document.body.className = '';
    document.body.innerHTML = BRINE;
    startMenus();
  });
  afterEach(() => document.body.replaceChildren());

  test('opens by its button, takes the focus, and gives it back when it closes', () => {
    const button = at('.Mobile-bar-menu');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    button.focus();
    button.click();
    expect([classesOf('body'), button.getAttribute('aria-expanded')]).toEqual([['is-mobile-overlay-active'], 'true']);
    expect(document.activeElement).toBe(at('.Mobile-overlay button'));
    at('.Mobile-overlay-close').click();
    expect([classesOf('body'), button.getAttribute('aria-expanded'), document.activeElement]).toEqual([
      [],
      'false',
      button,
    ]);
  });

  test.each([
    ['Escape', pressEscape],
    ['a link within the page', () => at('a[href="#below"]').click()],
    ['the focus that leaves it', () => at('#outside').focus()],
  ])('closes by %s', (_, act) => {
    at('.Mobile-bar-menu').click();
    act();
    expect(classesOf('body')).toEqual([]);
  });

  test('opens a folder whatever it is called, and goes back from it', () => {
    at('.Mobile-bar-menu').click();
    at('nav button').click();
    expect(classesOf('.Mobile-overlay-folder')).toContain('is-active-folder');
    expect(classesOf('.Mobile-overlay-menu')).toContain('has-active-folder');
    expect(document.activeElement?.textContent).toBe('Back');
    at('.Mobile-overlay-folder button').click();
    expect(classesOf('.Mobile-overlay-folder')).not.toContain('is-active-folder');
    expect(classesOf('.Mobile-overlay-menu')).not.toContain('has-active-folder');
    expect(document.activeElement).toBe(at('nav button'));
  });

  test('a first touch of a folder in the header opens it, and the second follows its link', () => {
    const touch = (selector: string) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      Object.defineProperty(event, 'pointerType', { value: 'touch' });
      at(selector).dispatchEvent(event);
      return event.defaultPrevented;
    };
    const title = '.Header-nav-folder-title';
    expect([touch(title), touch(title)]).toEqual([true, false]);
    touch('#outside');
    expect(touch(title)).toBe(true);
  });
});

describe('the menu of 7.1', () => {
  beforeEach(() => {
    document.body.className = '';
    document.body.innerHTML = BURGER;
    startMenus();
  });
  afterEach(() => document.body.replaceChildren());

  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('.header-menu-nav-folder')].map(({ dataset, classList }) => [
      dataset.folder,
      classList.contains('header-menu-nav-folder--active'),
      classList.contains('header-menu-nav-folder--open'),
    ]);
  const nameOf = () =>
    [...at('.header-burger-btn').querySelectorAll('span:not([hidden])')].map((line) => line.textContent);

  test('has a button with a name, which opens and closes it', () => {
    expect([nameOf(), classesOf('body')]).toEqual([['Open Menu'], []]);
    at('.header-burger-btn').click();
    expect([nameOf(), classesOf('body')]).toEqual([['Close Menu'], ['header--menu-open']]);
    expect(classesOf('.header-burger-btn')).toContain('burger--active');
    pressEscape();
    expect([nameOf(), classesOf('body'), document.activeElement]).toEqual([
      ['Open Menu'],
      [],
      at('.header-burger-btn'),
    ]);
  });

  test('turns to the list of a folder and back', () => {
    at('.header-burger-btn').click();
    expect(shown()).toEqual([
      ['root', true, false],
      ['/about', false, false],
    ]);
    at('[data-folder-id="/about"]').click();
    expect(shown()).toEqual([
      ['root', true, true],
      ['/about', true, false],
    ]);
    expect(document.activeElement?.textContent).toBe('Back');
    at('[data-action=back]').click();
    expect(shown()).toEqual([
      ['root', true, false],
      ['/about', false, false],
    ]);
    expect(document.activeElement?.textContent).toBe('About');
  });

  test('a folder without a list in the menu is a link', () => {
    at('.header-burger-btn').click();
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    at('[data-folder-id="/page"]').dispatchEvent(event);
    expect([event.defaultPrevented, shown()[0]]).toEqual([false, ['root', true, false]]);
  });
});
