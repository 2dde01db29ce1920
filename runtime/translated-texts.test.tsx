import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { translate } from '../test/fixtures/translate.ts';
import { followTranslation } from './follow-translation.ts';

let place: HTMLElement;
let root: Root;
let observer: MutationObserver;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  observer = new MutationObserver(followTranslation);
  observer.observe(place, { childList: true, subtree: true });
});
afterEach(async () => {
  await act(async () => root.unmount());
  observer.disconnect();
  place.remove();
});

const show = (content: ReactNode) => act(async () => root.render(content));

describe.each(['replaced', 'wrapped'] as const)('a page whose texts a translator has %s', (way) => {
  const line = (text: string, isLast = true) => (
    <p>
      {text}
      {isLast && ' and more'} <b>.</b>
    </p>
  );

  test('a text that changes shows, and what was translated beside it stays', async () => {
    await show(line('One moment'));
    await translate(place, way);
    expect(place.textContent).toBe('[One moment][ and more][ ][.]');
    await show(line('Wrong'));
    expect(place.textContent).toBe('Wrong[ and more][ ][.]');
    await show(line('Right', false));
    expect(place.textContent).toBe('Right[ ][.]');
    await translate(place, way);
    await show(line('Wrong'));
    expect(place.textContent).toContain('Wrong and more');
  });

  test('a text is removed and moved with what stands in its place', async () => {
    const list = (...texts: string[]) => <p>{texts.map((text) => [text, <i key={text}>,</i>])}</p>;
    await show(list('a', 'b', 'c'));
    await translate(place, way);
    await show(list('b'));
    expect(place.querySelectorAll('i')).toHaveLength(1);
    await show('Gone');
    expect(place.textContent).toBe('Gone');
  });

  test('an element that a page’s own script takes away beside a translation comes back itself', async () => {
    place.innerHTML = '<p>Open<b>Menu</b></p>';
    const [line, menu] = [place.querySelector('p'), place.querySelector('b')];
    const translating = translate(line as Element, way);
    menu?.remove();
    await translating;
    line?.appendChild(menu as Element);
    expect(line?.lastChild).toBe(menu);
    place.replaceChildren();
  });

  test('the original can be shown again', async () => {
    await show(line('One moment'));
    const undo = await translate(place, way);
    undo();
    expect(place.textContent).toBe('One moment and more .');
    await show(line('Wrong', false));
    expect(place.textContent).toBe('Wrong .');
  });
});
