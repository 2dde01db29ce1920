import { afterEach, beforeEach, expect, test } from 'vitest';
import { startAccordion } from './start-accordion.ts';

let stopping: AbortController;

beforeEach(() => {
  stopping = new AbortController();
});
afterEach(() => {
  stopping.abort();
  document.body.replaceChildren();
});

const item = (title: string) => `<li class="accordion-item">
  <h3 role="heading"><button class="accordion-item__click-target" aria-expanded="false"><span>${title}</span>
    <div class="accordion-icon-container" data-is-open="false"></div></button></h3>
  <div class="accordion-item__dropdown" role="region"><p>Text</p></div></li>`;

/** Puts an accordion on the page as the platform writes it; an attribute that is off has no value. */
function open(settings = '') {
  document.body.innerHTML = `<ul class="accordion-items-container" data-should-allow-multiple-open-items=""
    data-is-expanded-first-item="">${item('One')}${item('Two')}</ul>`;
  for (const [name, value] of new URLSearchParams(settings)) {
    document.querySelector('ul')?.setAttribute(name, value);
  }
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button')];
  for (const button of buttons) startAccordion(button, stopping.signal);
  return buttons as [HTMLButtonElement, HTMLButtonElement];
}

/** What of each item says that it is open. */
const state = () =>
  [...document.querySelectorAll('.accordion-item')].map((accordionItem) => {
    const button = accordionItem.querySelector('button');
    const text = accordionItem.querySelector('.accordion-item__dropdown');
    const signs = [
      button?.getAttribute('aria-expanded') === 'true',
      text?.classList.contains('accordion-item__dropdown--open') ?? false,
      text?.getAttribute('data-sq-open') === 'true',
      accordionItem.querySelector('.accordion-icon-container')?.getAttribute('data-is-open') === 'true',
    ];
    expect(new Set(signs).size).toBe(1);
    expect(button?.getAttribute('aria-controls')).toBe(text?.id);
    return signs[0];
  });

test('a press on a title opens its text and closes the other', () => {
  const [one, two] = open();
  expect(state()).toEqual([false, false]);
  one.click();
  expect(state()).toEqual([true, false]);
  two.click();
  expect(state()).toEqual([false, true]);
  two.click();
  expect(state()).toEqual([false, false]);
});

test('several texts are open where the block allows it, and the first one from the start', () => {
  const [, two] = open('data-should-allow-multiple-open-items=true&data-is-expanded-first-item=true');
  expect(state()).toEqual([true, false]);
  two.click();
  expect(state()).toEqual([true, true]);
});

test('a title that has left the page opens nothing', () => {
  const [first] = open();
  stopping.abort();
  first.click();
  expect(state()).toEqual([false, false]);
});
