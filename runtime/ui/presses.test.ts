import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from '../../test/wait-for.ts';
import { onReport } from '../errors/on-report.ts';
import { handlePresses } from './presses.ts';

const tick = () => new Promise((resolve) => setTimeout(resolve));
const alertRoot = () => document.querySelector('sq-alert')?.shadowRoot;
const answer = vi.fn();
const load = vi.fn(async () => answer);
const reported = vi.fn();
let button: HTMLElement;
let stopListening: () => void;
let stopping: AbortController;

function start(): void {
  const explainFailure = () => ({ title: 'It cannot be opened', message: 'Please try again.' });
  handlePresses({ selector: '.opens', load, explainFailure }, stopping.signal);
}

function press(type: string, init: KeyboardEventInit = {}): Event {
  const event = new KeyboardEvent(type, { bubbles: true, cancelable: true, ...init });
  button.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  document.body.innerHTML = '<div class="opens" role="button" tabindex="0">Open</div>';
  button = document.body.firstElementChild as HTMLElement;
  stopping = new AbortController();
  stopListening = onReport(reported);
  answer.mockReset();
  load.mockReset().mockImplementation(async () => answer);
});
afterEach(() => {
  stopping.abort();
  stopListening();
});

test('a press before its module is there keeps the button busy and is answered once', async () => {
  const arrival = Promise.withResolvers<typeof answer>();
  load.mockReturnValue(arrival.promise);
  start();
  button.click();
  button.click();
  expect([button.getAttribute('aria-busy'), button.classList.contains('sq-busy')]).toEqual(['true', true]);
  arrival.resolve(answer);
  await tick();
  expect(answer).toHaveBeenCalledExactlyOnceWith(button);
});

test('Enter and Space press a button that has no keys of its own, and a held key is one press', async () => {
  start();
  for (const key of ['Enter', ' ']) expect(press('keydown', { key }).defaultPrevented).toBe(true);
  expect(press('keydown', { key: 'Enter', repeat: true }).defaultPrevented).toBe(true);
  expect(press('keydown', { key: 'Enter', ctrlKey: true }).defaultPrevented).toBe(false);
  expect(press('keydown', { key: 'a' }).defaultPrevented).toBe(false);
  await tick();
  expect(answer).toHaveBeenCalledOnce();
});

describe('other scripts of the page', () => {
  const heard = vi.fn();
  const listen = () => {
    for (const target of [document, button]) target.addEventListener('click', heard, { signal: stopping.signal });
  };
  beforeEach(() => heard.mockReset());
  afterEach(() => Object.assign(window, { Static: undefined, Squarespace: undefined }));

  test('other scripts hear a press by mouse and by key, and the browser does nothing else', async () => {
    start();
    listen();
    expect(press('click').defaultPrevented).toBe(true);
    expect(heard).toHaveBeenCalledTimes(2);
    await tick();
    press('keydown', { key: 'Enter' });
    expect(heard).toHaveBeenCalledTimes(4);
    await tick();
    expect(answer).toHaveBeenCalledTimes(2);
  });

  test('the platform’s live scripts hear no press, because they would answer it too', async () => {
    Object.assign(window, { Static: { SQUARESPACE_CONTEXT: {} }, Squarespace: {} });
    start();
    listen();
    press('click');
    press('keydown', { key: 'Enter' });
    expect(heard).not.toHaveBeenCalled();
    await tick();
    expect(answer).toHaveBeenCalled();
  });
});

test('a module that cannot be fetched is reported and explained, and the next press tries again', async () => {
  load.mockRejectedValueOnce(new TypeError('offline'));
  start();
  button.click();
  await waitFor(() => expect(alertRoot()?.querySelector('h2')?.textContent).toBe('It cannot be opened'));
  expect(alertRoot()?.querySelector('p')?.textContent).toBe('Please try again.');
  expect([button.getAttribute('aria-busy'), button.classList.contains('sq-busy')]).toEqual([null, false]);
  expect(reported).toHaveBeenCalledOnce();

  alertRoot()?.querySelector('button')?.click();
  await tick();
  expect(document.activeElement).toBe(button);
  button.click();
  await tick();
  expect(answer).toHaveBeenCalledExactlyOnceWith(button);
});

test('no press is answered after the signal has fired', () => {
  start();
  stopping.abort();
  button.click();
  expect(load).not.toHaveBeenCalled();
});
