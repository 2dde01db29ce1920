import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enhance } from './enhance.ts';
import { onReport } from './errors/on-report.ts';

const observerCalled = () => new Promise((resolve) => setTimeout(resolve));
let stop: () => void = () => {};
let signals: Map<Element, AbortSignal[]>;
const record = (element: Element, signal: AbortSignal) => {
  signals.set(element, [...(signals.get(element) ?? []), signal]);
};

function addButton(parent: Element = document.body): Element {
  const button = document.createElement('div');
  button.className = 'buy';
  return parent.appendChild(button);
}

beforeEach(() => {
  signals = new Map();
  document.body.replaceChildren();
});
afterEach(() => stop());

describe('enhance', () => {
  test('each element is set up once, whether it is there already or is added later, also deep inside', async () => {
    const first = addButton();
    stop = enhance('.buy', record);
    const late = addButton();
    const deep = document.createElement('section');
    const nested = addButton(deep.appendChild(document.createElement('p')));
    document.body.append(deep);
    await observerCalled();
    document.body.append(document.createElement('i'));
    await observerCalled();
    expect([...signals.keys()]).toEqual([first, late, nested]);
    expect([...signals.values()].map(({ length }) => length)).toEqual([1, 1, 1]);
  });

  test('a set-up ends when its element or an ancestor leaves the page', async () => {
    const parent = document.body.appendChild(document.createElement('section'));
    const button = addButton(parent);
    stop = enhance('.buy', record);
    parent.remove();
    await observerCalled();
    expect(signals.get(button)?.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('a set-up stays when its element is only moved', async () => {
    const button = addButton();
    const other = document.body.appendChild(document.createElement('section'));
    stop = enhance('.buy', record);
    other.append(button);
    await observerCalled();
    expect(signals.get(button)?.map(({ aborted }) => aborted)).toEqual([false]);
  });

  test('an element that comes back to the page is set up again', async () => {
    const button = addButton();
    stop = enhance('.buy', record);
    button.remove();
    await observerCalled();
    document.body.append(button);
    await observerCalled();
    expect(signals.get(button)?.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  test('an element that was added and removed at once is not set up', async () => {
    stop = enhance('.buy', record);
    addButton().remove();
    await observerCalled();
    expect(signals.size).toBe(0);
  });

  test('a set-up that throws is reported and undone, and the other elements are set up', async () => {
    const broken = addButton();
    const fine = addButton();
    const reporter = vi.fn();
    const unreport = onReport(reporter);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    stop = enhance('.buy', (element, signal) => {
      record(element, signal);
      if (element === broken) throw new Error('no price');
    });
    document.body.append(document.createElement('i'));
    await observerCalled();
    unreport();
    expect(reporter.mock.calls.map(([error, context]) => [String(error), context])).toEqual([
      ['Error: no price', 'enhance .buy'],
    ]);
    expect(signals.get(broken)?.map(({ aborted }) => aborted)).toEqual([true]);
    expect(signals.get(fine)?.map(({ aborted }) => aborted)).toEqual([false]);
  });

  test('stopping ends every set-up and starts no further one', async () => {
    const button = addButton();
    stop = enhance('.buy', record);
    stop();
    addButton();
    await observerCalled();
    expect([...signals.keys()]).toEqual([button]);
    expect(signals.get(button)?.[0]?.aborted).toBe(true);
  });
});
