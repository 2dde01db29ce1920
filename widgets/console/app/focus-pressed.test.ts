import { afterEach, beforeEach, expect, test } from 'vitest';
import { focusPressed } from './focus-pressed.ts';

let life: AbortController;
const button = () => document.querySelector('button') as HTMLButtonElement;

beforeEach(() => {
  life = new AbortController();
  focusPressed(life.signal);
  document.body.innerHTML = '<input><button>Move down</button>';
});
afterEach(() => life.abort());

/** A press as Safari makes it: nothing has the focus after it. */
function press(): void {
  button().dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  button().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
}

test('a button that is pressed has the focus, before its own listener runs', () => {
  let active: Element | null = null;
  button().onclick = () => {
    active = document.activeElement;
  };
  press();
  expect(active).toBe(button());
});

test('a press that must not move the focus leaves it where it is', () => {
  document.querySelector('input')?.focus();
  button().onmousedown = (event) => event.preventDefault();
  press();
  expect(document.activeElement?.localName).toBe('input');
});

test('Enter in a field, which clicks the button of its form, leaves the focus in the field', () => {
  document.querySelector('input')?.focus();
  button().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  expect(document.activeElement?.localName).toBe('input');
});
