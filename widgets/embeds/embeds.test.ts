import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startLink } from './start-link.ts';
import { startWrapper } from './start-wrapper.ts';

let stopping: AbortController;

beforeEach(() => {
  stopping = new AbortController();
});
afterEach(() => {
  stopping.abort();
  document.body.replaceChildren();
});

const frame = () => document.querySelector('iframe');
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
/** Presses an element and returns whether the browser would follow it as a link. */
const press = (element: Element, keys: MouseEventInit = {}) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));

function openLink(player: string, attributes = '') {
  document.body.innerHTML = `<div class="around"><p>Address</p><a href="https://youtu.be/abcdefghijk" data-sq-embed-title="Pouring" ${attributes}></a></div>`;
  find('a').setAttribute('data-sq-embed', player);
  startLink(find('a'), stopping.signal);
  return find('a');
}

describe('a link to a video or a map', () => {
  test('a press puts the player in its place, which plays at once', () => {
    expect(press(openLink('https://www.youtube-nocookie.com/embed/abcdefghijk'))).toBe(false);
    expect(frame()?.src).toBe('https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1');
    expect([frame()?.title, document.querySelector('a')]).toEqual(['Pouring', null]);
    expect(document.activeElement).toBe(frame());
  });

  test('Vimeo is asked to keep nothing', () => {
    press(openLink('https://player.vimeo.com/video/123'));
    expect(frame()?.src).toBe('https://player.vimeo.com/video/123?autoplay=1&dnt=1');
  });

  test('a map takes the whole place of its address', () => {
    const map = 'https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4&layer=mapnik';
    press(openLink(map, 'data-sq-embed-in=".around"'));
    expect(frame()?.src).toBe(map);
    expect(find('.around').childElementCount).toBe(1);
  });

  test.each(['https://evil.example/embed/a', 'javascript:alert(1)', 'http://player.vimeo.com/video/1'])(
    'an address such as %s is shown in no frame, and the link leads to its page',
    (address) => {
      expect(press(openLink(address))).toBe(true);
      expect(frame()).toBeNull();
    },
  );

  test('a press for another tab follows the link', () => {
    const link = openLink('https://www.youtube-nocookie.com/embed/abcdefghijk');
    expect(press(link, { ctrlKey: true })).toBe(true);
    expect(frame()).toBeNull();
  });
});

function openWrapper(source: string) {
  document.body.innerHTML = `<div class="sqs-video-wrapper" data-provider-name=""><div class="sqs-video-overlay" style="opacity: 0;">
    <img data-load="false" data-src="https://images.example/a.jpg" alt="Pouring"><div class="sqs-video-icon"></div></div></div>`;
  find('.sqs-video-wrapper').dataset.html = `<iframe width="1" src="${source}"></iframe>`;
  startWrapper(find('.sqs-video-wrapper'), stopping.signal);
}

describe('the engine’s video', () => {
  test.each([
    [
      '//www.youtube.com/embed/abcdefghijk?feature=oembed',
      'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1',
    ],
    ['https://player.vimeo.com/video/123?app_id=1', 'https://player.vimeo.com/video/123?autoplay=1&dnt=1'],
  ])('a press on its picture plays %s', (source, address) => {
    openWrapper(source);
    expect(frame()).toBeNull();
    expect(find('img').getAttribute('src')).toBe('https://images.example/a.jpg');
    expect(find('button').getAttribute('aria-label')).toBe('Pouring');
    press(find('button'));
    expect(frame()?.src).toBe(address);
    expect(document.querySelector('button')).toBeNull();
  });

  test('a video of anybody else is a link to its own page', () => {
    openWrapper('https://www.instagram.com/reel/abc/embed/');
    const link = find('a') as HTMLAnchorElement;
    expect([link.href, link.rel]).toEqual(['https://www.instagram.com/reel/abc/embed/', 'noopener']);
    expect(press(link)).toBe(true);
    expect(frame()).toBeNull();
  });

  test.each(['', 'javascript:alert(1)', '/embed/abcdefghijk', 'data:text/html,a'])(
    'an address such as %o is none',
    (source) => {
      openWrapper(source);
      expect(find('.sqs-video-wrapper').querySelector('a,button')).toBeNull();
    },
  );

  test('its block is as before once the script has stopped', () => {
    openWrapper('https://player.vimeo.com/video/123');
    stopping.abort();
    expect(find('.sqs-video-wrapper').querySelector('button')).toBeNull();
    expect(find('.sqs-video-wrapper').className).toBe('sqs-video-wrapper');
  });
});
