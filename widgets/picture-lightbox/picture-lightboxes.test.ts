import { afterEach, expect, test } from 'vitest';
import { waitFor } from '../../test/wait-for.ts';
import { startPictureLightboxes } from './start-picture-lightboxes.ts';

const CDN = 'https://images.squarespace-cdn.com/content/loaf.jpg';
const image = (alt: string) => `<noscript><img src="${CDN}"></noscript><img data-src="${CDN}?format=300w"
  data-image="${CDN}" data-image-dimensions="1200x800" alt="${alt}">`;
let stop = () => {};

function open(html: string): HTMLElement {
  document.body.innerHTML = `<div class="sqs-block image-block sqs-block-image">${html}</div>`;
  stop = startPictureLightboxes();
  return document.querySelector<HTMLElement>('.lightbox') as HTMLElement;
}
const lightbox = () => document.querySelector('sq-lightbox');
const enlarged = () => lightbox()?.querySelector('img');
const sign = () => document.dispatchEvent(new Event('pointermove'));

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

test('a press enlarges the original with its text and caption, in the colours of its owner, and the focus returns', async () => {
  const button =
    open(`<button class="sqs-block-image-button lightbox" data-lightbox-theme="light">${image('A loaf')}</button>
    <figcaption class="image-caption-wrapper"><div class="image-caption"><p>Of rye</p></div></figcaption>`);
  button.click();
  await waitFor(() => expect(enlarged()?.alt).toBe('A loaf'));
  expect(enlarged()?.getAttribute('src')).toBe(CDN);
  expect(enlarged()?.srcset).toContain(`${CDN}?format=1000w 1000w`);
  expect(lightbox()?.querySelector('figcaption')?.textContent).toBe('Of rye');
  expect(lightbox()?.className).toContain('sq-enlarged-light');
  lightbox()?.shadowRoot?.querySelector('dialog')?.dispatchEvent(new Event('cancel'));
  await waitFor(() => expect([lightbox(), document.activeElement]).toEqual([null, button]));
});

test('a double press opens one lightbox, and the next press after it is closed opens another', async () => {
  const button = open(`<button class="sqs-block-image-button lightbox">${image('A loaf')}</button>`);
  button.click();
  await waitFor(() => expect(lightbox()).not.toBeNull());
  button.click();
  expect(document.querySelectorAll('sq-lightbox')).toHaveLength(1);
  lightbox()?.shadowRoot?.querySelector('dialog')?.dispatchEvent(new Event('cancel'));
  await waitFor(() => expect(lightbox()).toBeNull());
  button.click();
  await waitFor(() => expect(document.querySelectorAll('sq-lightbox')).toHaveLength(1));
});

test('a caption in the attribute of older sites is plain text', async () => {
  open(
    `<a href="${CDN}" class="lightbox" data-description="&lt;p&gt;Of &lt;em&gt;rye&lt;/em&gt;&lt;/p&gt;">${image('A loaf')}</a>`,
  ).click();
  await waitFor(() => expect(lightbox()?.querySelector('figcaption')?.textContent).toBe('Of rye'));
});

test('an opener that is no button can be reached by Tab, has a name, and is pressed by Enter', async () => {
  const wrapper = open(`<div class="image-block-wrapper lightbox">${image('')}</div>`);
  sign();
  await waitFor(() => expect(wrapper.getAttribute('role')).toBe('button'));
  expect([wrapper.tabIndex, wrapper.getAttribute('aria-label'), wrapper.getAttribute('aria-haspopup')]).toEqual([
    0,
    'Enlarge picture',
    'dialog',
  ]);
  wrapper.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  await waitFor(() => expect(lightbox()).not.toBeNull());
});

test('a press for another tab follows the link', () => {
  const link = open(`<a href="${CDN}" class="lightbox">${image('A loaf')}</a>`);
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  document.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false), { once: true });
  link.dispatchEvent(press);
  expect(lightbox()).toBeNull();
});
