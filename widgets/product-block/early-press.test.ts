import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onReport } from '#runtime/report.ts';
import { handPress } from './early-press.ts';

const { reachSelling } = vi.hoisted(() => ({ reachSelling: vi.fn() }));
vi.mock('./reach-selling.ts', () => ({ reachSelling }));

const tick = () => new Promise((resolve) => setTimeout(resolve));
const alertRoot = () => document.querySelector('sq-alert')?.shadowRoot;
const press = vi.fn();
const reported = vi.fn();
let button: HTMLElement;
let stopListening: () => void;

beforeEach(() => {
  document.body.innerHTML = '<div class="sqs-add-to-cart-button" tabindex="0">Add To Cart</div>';
  button = document.body.firstElementChild as HTMLElement;
  stopListening = onReport(reported);
  press.mockReset();
});
afterEach(() => stopListening());

test('a press before the selling scripts are there keeps the button busy and is handed over once', async () => {
  let arrive: (selling: unknown) => void = () => {};
  reachSelling.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  handPress(button);
  handPress(button);
  expect([button.getAttribute('aria-busy'), button.classList.contains('sq-busy')]).toEqual(['true', true]);
  arrive({ press });
  await tick();
  expect(press).toHaveBeenCalledExactlyOnceWith(button);
});

test('scripts that cannot be fetched are reported and said, and the next press tries again', async () => {
  reachSelling.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce({ press });
  await handPress(button);
  await tick();
  expect(alertRoot()?.querySelector('h2')?.textContent).toBe('Unable to Add Item');
  expect(alertRoot()?.querySelector('p')?.textContent).toBe('Please check your internet connection.');
  expect([button.getAttribute('aria-busy'), button.classList.contains('sq-busy')]).toEqual([null, false]);
  expect(reported).toHaveBeenCalledOnce();

  alertRoot()?.querySelector('button')?.click();
  await tick();
  expect(document.activeElement).toBe(button);
  await handPress(button);
  expect(press).toHaveBeenCalledTimes(1);
});

test('a quick view whose scripts cannot be fetched is no item that cannot be added', async () => {
  reachSelling.mockRejectedValueOnce(new TypeError('offline'));
  button.className = 'sqs-product-quick-view-button';
  await handPress(button);
  await vi.waitFor(() => {
    expect(alertRoot()?.querySelector('h2')?.textContent).toBe('Please check your internet connection.');
  });
  expect(alertRoot()?.querySelector('p')?.textContent).toBe('Please try again.');
  alertRoot()?.querySelector('button')?.click();
  await tick();
});
