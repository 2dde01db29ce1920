import { afterEach, expect, test } from 'vitest';
import { waitFor } from '../../../test/wait-for.ts';
import { approach } from './approach.ts';

const stopping = new AbortController();
const picture = (name: string) => `<figure data-image-id="${name}">
  <img src="/${name}.jpg?format=750w" srcset="/${name}.jpg?format=750w 750w" data-image="/${name}.jpg"
    data-image-dimensions="1200x800" alt="${name}"><button class="sq-enlarges">Enlarge</button></figure>`;
const enlarged = () => document.querySelector<HTMLImageElement>('sq-lightbox img');

afterEach(() => {
  document.querySelector('sq-lightbox')?.shadowRoot?.querySelector<HTMLElement>('[part=close]')?.click();
  document.body.replaceChildren();
});

test('a press on a picture of a product’s page enlarges it, with the others of that product beside it', async () => {
  document.body.innerHTML = `<article data-item-id="lamp">${picture('front')}${picture('side')}</article>
    <article data-item-id="pot">${picture('pot')}</article>`;
  const [, second] = document.querySelectorAll('button');
  const act = (type: string) => approach(new Event(type), second as HTMLElement, stopping.signal);
  act('pointerover');
  act('focusin');
  act('click');
  // A second press comes while the code is still on its way.
  act('click');
  await waitFor(() => expect(enlarged()?.alt).toBe('side'));
  expect([enlarged()?.getAttribute('src'), enlarged()?.getAttribute('width'), enlarged()?.srcset]).toEqual([
    '/side.jpg',
    '1200',
    '/side.jpg?format=750w 750w',
  ]);
  expect(document.querySelectorAll('sq-lightbox')).toHaveLength(1);
  expect(document.querySelector('sq-lightbox [role=status]')?.textContent).toBe('2 of 2');
});
