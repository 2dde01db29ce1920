import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { lamp } from '../../test/fixtures/cart/product.ts';
import { formLightbox } from '../../test/fixtures/forms/form-lightbox.ts';
import { aField, aForm, localCaptcha } from '../../test/fixtures/forms/forms.ts';
import { openBuyingShop } from '../../test/msw/server.ts';
import { ApiFailure } from '../api/failure.ts';
import { visitorFailure } from '../api/visitor-failure.ts';
import { type FormLightboxOptions, prepareFormLightbox, type RequestedForm } from './form-lightbox.ts';

const server = openBuyingShop();
const { find, input } = formLightbox;
const FIELDS = [
  aField({ type: 'text', id: 'text-1', title: 'Name to engrave', required: true }),
  aField({ type: 'password', id: 'password-1', title: 'Secret' }),
];
const IN_PAGE = { id: 'engraving', name: 'Engraving', fields: FIELDS.map((field) => JSON.stringify(field)) };
const REQUESTED: RequestedForm = { itemId: 'p1', formId: 'engraving', inPage: IN_PAGE };

let target: HTMLButtonElement;
let isClosed: boolean;
let failure: unknown;
const deliver = vi.fn<FormLightboxOptions['deliver']>();
const requests = () => {
  const { shop, forms } = server.current;
  return [...shop.calls, ...forms.calls].map(({ path }) => path);
};

async function open(requested = REQUESTED, options: Partial<FormLightboxOptions> = {}): Promise<void> {
  [isClosed, failure] = [false, undefined];
  prepareFormLightbox(requested)
    .then((show) => show({ title: 'Brass Scoop', target, deliver, ...options }))
    .then(
      () => {
        isClosed = true;
      },
      (error) => {
        failure = error;
      },
    );
  await server.untilIdle();
}
async function type(text: string): Promise<void> {
  formLightbox.type(text);
  await server.untilIdle();
}
async function submit(): Promise<void> {
  formLightbox.submit();
  await server.untilIdle();
}
async function close(): Promise<void> {
  formLightbox.close();
  await server.untilIdle();
}

beforeAll(() => import('../ui/form/render-form.tsx'));
beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  deliver.mockReset().mockResolvedValue('accepted');
  server.current.forms.forms.set('engraving', aForm({ id: 'engraving', kind: 'additional-fields', fields: FIELDS }));
  target = document.body.appendChild(document.createElement('button'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  await close();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('finding the form', () => {
  test('a form that the page carries opens without a call', async () => {
    await open();
    expect(find('h2').textContent).toBe('Brass Scoop');
    expect(input()).not.toBeNull();
    expect(requests()).toEqual([]);
  });

  test('a form that the page does not carry, or carries broken, is fetched', async () => {
    await open({ itemId: 'p1', formId: 'engraving', inPage: { id: 'engraving', fields: ['{'] } });
    expect(input()).not.toBeNull();
    expect(requests()).toEqual(['/api/rest/forms/engraving']);
  });

  test('a form that the page does not name is the one that the catalogue names', async () => {
    server.current.shop.product = { ...lamp, additionalFieldsFormId: 'of-catalogue' };
    server.current.forms.forms.set('of-catalogue', aForm({ id: 'of-catalogue', fields: FIELDS }));
    await open({ itemId: 'p1' });
    expect(requests()).toEqual(['/api/commerce/products/p1', '/api/rest/forms/of-catalogue']);
    expect(input()).not.toBeNull();
  });

  test('a form for the cart asks for no captcha, even if the shop demands one for it', async () => {
    const form = aForm({
      id: 'with-captcha',
      kind: 'additional-fields',
      fields: FIELDS,
      captchaEnabled: true,
      captcha: localCaptcha,
    });
    server.current.forms.forms.set('with-captcha', form);
    await open({ itemId: 'p1', formId: 'with-captcha' });
    expect(find('[part=captcha]')).toBeNull();
    await type('June');
    await submit();
    expect(deliver).toHaveBeenCalledOnce();
  });

  test('a form that cannot be loaded opens no lightbox', async () => {
    await open({ itemId: 'p1', formId: 'gone' });
    expect(failure).toMatchObject({ name: 'ApiFailure', code: 'FORM_NOT_CONFIGURED' });
    server.current.shop.product = { ...lamp, additionalFieldsFormId: null };
    await open({ itemId: 'p1' });
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(formLightbox.host()).toBeNull();
  });
});

describe('submitting the form', () => {
  test('submitted values are checked here, then by the server, and then delivered as JSON', async () => {
    await open();
    await submit();
    expect(find('.form-item.error').textContent).toContain('Required');
    expect(requests()).toEqual([]);
    await type('June');
    await submit();
    expect(requests()).toEqual(['/api/rest/forms/validate/engraving']);
    expect(deliver.mock.calls.map(([text]) => JSON.parse(text))).toEqual([{ 'text-1': 'June', 'password-1': '' }]);
    expect([isClosed, formLightbox.host()]).toEqual([true, null]);
    expect(document.activeElement).toBe(target);
  });

  test('a failed delivery is explained in the form, which keeps what was typed', async () => {
    deliver.mockResolvedValueOnce({ failure: visitorFailure('offline') });
    await open();
    await type('June');
    await submit();
    expect([isClosed, input().value]).toEqual([false, 'June']);
    expect(find('form').textContent).toContain('Please check your internet connection.');
    await submit();
    expect(isClosed).toBe(true);
  });

  test('an invalid field shows what the cart finds wrong with it', async () => {
    const errors = { 'text-1': 'Too curly.' };
    const failure = visitorFailure('rejected', { status: 400, body: { error: 'no', errors } });
    deliver.mockResolvedValueOnce({ failure });
    await open();
    await type('June');
    await submit();
    expect(find('.form-item.error').textContent).toContain('Too curly.');
  });

  test('a failure that has a title is shown after it', async () => {
    deliver.mockResolvedValueOnce({ failure: visitorFailure('offline'), title: 'Unable to update form' });
    await open();
    await type('June');
    await submit();
    expect(find('form').textContent).toContain('Unable to update form. Please check your internet connection.');
  });

  test('a delivery that was stopped closes the form and keeps the draft', async () => {
    deliver.mockResolvedValueOnce('stopped');
    await open();
    await type('June');
    await submit();
    expect(isClosed).toBe(true);
    await open();
    expect(input().value).toBe('June');
  });
});

describe('closing the form', () => {
  test('a form that is closed keeps its draft for the next time and gives the focus back', async () => {
    await open();
    await type('June');
    await close();
    expect(isClosed).toBe(true);
    expect(document.activeElement).toBe(target);
    await open();
    expect(input().value).toBe('June');
  });

  test('a form that is closed during a delivery aborts its signal and waits for its end', async () => {
    const { promise, resolve: end } = Promise.withResolvers<'accepted'>();
    deliver.mockReturnValue(promise);
    await open();
    await type('June');
    await submit();
    await close();
    expect([isClosed, deliver.mock.calls[0]?.[1].aborted]).toEqual([false, true]);
    end('accepted');
    await server.untilIdle();
    expect(isClosed).toBe(true);
  });

  test('a form that is closed before the server has checked it delivers nothing', async () => {
    const answer = server.hold('validate/engraving');
    await open();
    await type('June');
    await submit();
    await close();
    answer();
    await server.untilIdle();
    expect(deliver).not.toHaveBeenCalled();
  });
});

test('a form starts with the given values, but for passwords and values of another shape', async () => {
  await open(REQUESTED, { values: { 'text-1': 'May', 'password-1': '••••••', other: 'x' } });
  expect(input().value).toBe('May');
  expect(find<HTMLInputElement>('input[type=password]').value).toBe('');
  await close();
  await open(REQUESTED, { values: { 'text-1': ['no text'] } });
  expect(input().value).toBe('');
});
