import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aField, aForm } from '../../test/fixtures/forms/forms.ts';
import { openFormShop } from '../../test/msw/server.ts';
import { ApiFailure } from '../api/failure.ts';
import { type FormLightboxOptions, prepareFormLightbox, type RequestedForm } from './form-lightbox.ts';

const { getProduct } = vi.hoisted(() => ({ getProduct: vi.fn() }));
vi.mock('../api/catalogue.ts', () => ({ getProduct }));

const shop = openFormShop();
const FIELDS = [
  aField({ type: 'text', id: 'text-1', title: 'Name to engrave', required: true }),
  aField({ type: 'password', id: 'password-1', title: 'Secret' }),
];
const IN_PAGE = { id: 'engraving', name: 'Engraving', fields: FIELDS.map((field) => JSON.stringify(field)) };
const REQUESTED: RequestedForm = { itemId: 'p1', formId: 'engraving', inPage: IN_PAGE };

let target: HTMLButtonElement;
let closed: boolean;
let failed: unknown;
const deliver = vi.fn<FormLightboxOptions['deliver']>();

const one = <E extends HTMLElement>(selector: string) => document.querySelector(`sq-lightbox ${selector}`) as E;
const input = () => one<HTMLInputElement>('input[type=text]');
/** Lets scripts that are fetched late arrive, and answers and React after them. */
const settle = () =>
  act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setTimeout(resolve, 30));
  });

async function open(requested = REQUESTED, options: Partial<FormLightboxOptions> = {}): Promise<void> {
  [closed, failed] = [false, undefined];
  prepareFormLightbox(requested)
    .then((show) => show({ title: 'Brass Scoop', target, deliver, ...options }))
    .then(
      () => {
        closed = true;
      },
      (error) => {
        failed = error;
      },
    );
  await settle();
}
async function type(text: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });
}
async function submit(): Promise<void> {
  await act(async () => one<HTMLFormElement>('form').requestSubmit());
  await settle();
}
async function close(): Promise<void> {
  const host = document.querySelector('sq-lightbox');
  await act(async () => host?.shadowRoot?.querySelector<HTMLElement>('[part=close]')?.click());
  await settle();
}

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await import('../ui/form/render-form.tsx');
});
beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  deliver.mockReset().mockResolvedValue('accepted');
  getProduct.mockReset();
  shop.current.forms.set('engraving', aForm({ id: 'engraving', kind: 'additional-fields', fields: FIELDS }));
  target = document.body.appendChild(document.createElement('button'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  await close();
  await act(async () => document.body.replaceChildren());
  vi.restoreAllMocks();
});

describe('the form', () => {
  test('is the page’s own, without a call', async () => {
    await open();
    expect(one('h2').textContent).toBe('Brass Scoop');
    expect(input()).not.toBeNull();
    expect(shop.current.calls).toEqual([]);
  });

  test('is fetched where the page does not carry it, or carries it broken', async () => {
    await open({ itemId: 'p1', formId: 'engraving', inPage: { id: 'engraving', fields: ['{'] } });
    expect(input()).not.toBeNull();
    expect(shop.current.calls.map(({ path }) => path)).toEqual(['/api/rest/forms/engraving']);
    expect(getProduct).not.toHaveBeenCalled();
  });

  test('is that of the catalogue where the page does not name it', async () => {
    getProduct.mockResolvedValue({ additionalFieldsFormId: 'engraving' });
    await open({ itemId: 'p1' });
    expect(getProduct).toHaveBeenCalledExactlyOnceWith('p1');
    expect(input()).not.toBeNull();
  });

  test('that cannot be had opens nothing', async () => {
    await open({ itemId: 'p1', formId: 'gone' });
    expect(failed).toBeInstanceOf(ApiFailure);
    getProduct.mockResolvedValue({ additionalFieldsFormId: null });
    await open({ itemId: 'p1' });
    expect(failed).toBeInstanceOf(ApiFailure);
    expect(document.querySelector('sq-lightbox')).toBeNull();
  });
});

describe('its submit', () => {
  test('is checked here, then by the server, and then delivered as JSON', async () => {
    await open();
    await submit();
    expect(one('.form-item.error').textContent).toContain('Required');
    expect(shop.current.calls).toEqual([]);
    await type('June');
    await submit();
    expect(shop.current.calls.map(({ path }) => path)).toEqual(['/api/rest/forms/validate/engraving']);
    expect(deliver.mock.calls.map(([text]) => JSON.parse(text))).toEqual([{ 'text-1': 'June', 'password-1': '' }]);
    expect([closed, document.querySelector('sq-lightbox')]).toEqual([true, null]);
    expect(document.activeElement).toBe(target);
  });

  test('that was not taken says so, and keeps what was typed', async () => {
    deliver.mockResolvedValueOnce({ failure: new ApiFailure('offline') });
    await open();
    await type('June');
    await submit();
    expect([closed, input().value]).toEqual([false, 'June']);
    expect(one('form').textContent).toContain('Please check your internet connection.');
    await submit();
    expect(closed).toBe(true);
  });

  test('says on a field what the cart finds wrong with it', async () => {
    const errors = { 'text-1': 'Too curly.' };
    const failure = new ApiFailure('rejected', { status: 400, body: { error: 'no', errors } });
    deliver.mockResolvedValueOnce({ failure });
    await open();
    await type('June');
    await submit();
    expect(one('.form-item.error').textContent).toContain('Too curly.');
  });

  test('puts a title before a failure where it is given one', async () => {
    deliver.mockResolvedValueOnce({ failure: new ApiFailure('offline'), title: 'Unable to update form' });
    await open();
    await type('June');
    await submit();
    expect(one('form').textContent).toContain('Unable to update form. Please check your internet connection.');
  });

  test('that was stopped closes it, and forgets nothing', async () => {
    deliver.mockResolvedValueOnce('stopped');
    await open();
    await type('June');
    await submit();
    expect(closed).toBe(true);
    await open();
    expect(input().value).toBe('June');
  });
});

describe('closing it', () => {
  test('ends it, keeps the draft for the next time, and gives the focus back', async () => {
    await open();
    await type('June');
    await close();
    expect(closed).toBe(true);
    expect(document.activeElement).toBe(target);
    await open();
    expect(input().value).toBe('June');
  });

  test('while it is delivered waits for the end, and tells the one who delivers', async () => {
    let end: (result: 'accepted') => void = () => {};
    deliver.mockReturnValue(new Promise((resolve) => (end = resolve)));
    await open();
    await type('June');
    await submit();
    await close();
    expect([closed, deliver.mock.calls[0]?.[1].aborted]).toEqual([false, true]);
    end('accepted');
    await settle();
    expect(closed).toBe(true);
  });

  test('before the server has checked it delivers nothing', async () => {
    let answer: () => void = () => {};
    const waiting = new Promise<void>((resolve) => (answer = resolve));
    shop.current.interrupt('validate/engraving', async () => {
      await waiting;
      return Response.json({});
    });
    await open();
    await type('June');
    await submit();
    await close();
    answer();
    await settle();
    expect(deliver).not.toHaveBeenCalled();
  });
});

test('starts with what is given, but for passwords and what does not fit', async () => {
  await open(REQUESTED, { values: { 'text-1': 'May', 'password-1': '••••••', other: 'x' } });
  expect(input().value).toBe('May');
  expect(one<HTMLInputElement>('input[type=password]').value).toBe('');
  await close();
  await open(REQUESTED, { values: { 'text-1': ['no text'] } });
  expect(input().value).toBe('');
});
