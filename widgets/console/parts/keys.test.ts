import { expect, test, vi } from 'vitest';
import { type Key, type KeyPress, keyOf, onKeys, tagKeys } from './keys.ts';

const pressOf = (key: string, more: Partial<KeyPress> = {}) => {
  const press = { key, altKey: false, ctrlKey: false, metaKey: false, preventDefault: vi.fn(), ...more };
  return press;
};

test.each<[key: string, name: Key | undefined]>([
  ['Tab', 'tab'],
  ['Enter', 'enter'],
  ['Escape', 'escape'],
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['Home', 'home'],
  ['End', 'end'],
  ['Backspace', 'backspace'],
  ['Delete', 'delete'],
  [',', 'comma'],
  ['/', 'slash'],
  [' ', 'space'],
  ['7', 'alphanumeric'],
  ['k', 'alphanumeric'],
  ['Ж', 'alphanumeric'],
  ['F1', undefined],
  ['-', undefined],
])('the key "%s" is called %s', (key, name) => {
  expect(keyOf(pressOf(key))).toBe(name);
});

test('a key acts in place of the browser, unless it says that it has done nothing', () => {
  const acts = { enter: vi.fn(), comma: () => false };
  const [enter, comma, other] = [pressOf('Enter'), pressOf(','), pressOf('Escape')];
  for (const press of [enter, comma, other]) onKeys(acts)(press);
  expect(acts.enter).toHaveBeenCalledWith(enter);
  expect(enter.preventDefault).toHaveBeenCalled();
  expect(comma.preventDefault).not.toHaveBeenCalled();
  expect(other.preventDefault).not.toHaveBeenCalled();
});

test.each([
  ['with Alt', { altKey: true }],
  ['with Ctrl', { ctrlKey: true }],
  ['with the command key', { metaKey: true }],
  ['of an input method', { isComposing: true }],
  ['of an input method in React', { nativeEvent: { isComposing: true } }],
])('a key %s does nothing', (_, more) => {
  const left = vi.fn();
  onKeys({ left })(pressOf('ArrowLeft', more));
  expect(left).not.toHaveBeenCalled();
});

test('Backspace that is held down empties the field for a tag, and removes no tag', () => {
  const removeLast = vi.fn();
  const press = onKeys(tagKeys({ text: '', add: vi.fn(), removeLast }));
  press(pressOf('Backspace', { repeat: true }));
  expect(removeLast).not.toHaveBeenCalled();
  press(pressOf('Backspace'));
  expect(removeLast).toHaveBeenCalledOnce();
});
