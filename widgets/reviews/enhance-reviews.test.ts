import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enhanceReviews } from './enhance-reviews.ts';

const picture = (id: string, review: number) =>
  `<li><a class="product-review-picture" href="/commerce/review-pictures/${id}"><img src="/commerce/review-pictures/${id}" alt="Picture ${id} of review ${review}" width="40" height="30"></a></li>`;

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `<ul>${picture('a', 1)}${picture('b', 1)}</ul><ul>${picture('c', 2)}</ul>`;
  stop = enhanceReviews();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const link = (id: string) => document.querySelector<HTMLElement>(`a[href$="/${id}"]`) as HTMLElement;
const inLightbox = (selector: string) => document.querySelector(`sq-lightbox ${selector}`);

describe('the pictures of reviews', () => {
  test('a press opens a picture with the other pictures of its review alone', async () => {
    expect(link('b').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(false);
    await vi.waitFor(() => expect(inLightbox('img')?.getAttribute('alt')).toBe('Picture b of review 1'));
    expect(inLightbox('[role=status]')?.textContent).toBe('2 of 2');
  });

  test('once stopped, the link leads to the picture itself', () => {
    stop();
    expect(link('a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(true);
  });

  test('a file that the browser cannot show stays chosen as it is', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
    const { shrink } = await import('./shrink.ts');
    const file = new File(['x'], 'a.heic');
    expect(await shrink(file)).toEqual({ file, thumbnail: undefined });
    vi.unstubAllGlobals();
  });
});
