/** Adds and removes elements many times, once correctly and once with a behaviour that ignores its signal. */
import { enhance } from '../../../runtime/enhance.ts';
import { defineWidget } from '../../../runtime/widget.tsx';
import { Counter } from './counter.tsx';

defineWidget({ tag: 'sq-counter', component: Counter, styles: '', attributes: {} });

const handle = (button: Element, event: Event) => button.contains(event.target as Node);

enhance('.tidy', (button, signal) => {
  addEventListener('click', (event) => handle(button, event), { signal });
});
enhance('.leaky', (button) => {
  addEventListener('click', (event) => handle(button, event));
});

/** Adds and removes elements, and returns a function that counts those that are still in memory. */
async function comeAndGo(html: string, times: number): Promise<() => number> {
  const seen: WeakRef<Element>[] = [];
  const main = document.body.appendChild(document.createElement('main'));
  for (let round = 0; round < times; round += 1) {
    main.innerHTML = html;
    seen.push(new WeakRef(main.firstElementChild as Element));
    await new Promise(requestAnimationFrame);
    main.replaceChildren();
  }
  main.remove();
  return () => seen.filter((reference) => reference.deref()).length;
}

Object.assign(window, {
  async run(html: string, times: number) {
    Object.assign(window, { countAlive: await comeAndGo(html, times) });
  },
});
