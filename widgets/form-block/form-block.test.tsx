import { act, createElement } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { onReport } from '#runtime/errors/on-report.ts';
import { aForm } from '../../test/fixtures/forms/forms.ts';
import { hydrate } from '../../test/fixtures/hydrate.ts';
import { openFormShop } from '../../test/msw/server.ts';
import { untilShown } from '../../test/msw/until-shown.ts';
import { waitFor } from '../../test/wait-for.ts';

const shop = openFormShop();
let stopReports: () => void;

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await import('./index.ts');
});
beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  stopReports = onReport(() => {});
});
afterEach(async () => {
  stopReports();
  await act(async () => document.body.replaceChildren());
  vi.restoreAllMocks();
});

/** An element on a page, when everything has loaded. */
async function place(html: string): Promise<HTMLElement> {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  const element = holder.firstElementChild as HTMLElement;
  await act(async () => {
    document.body.append(element);
  });
  await untilShown(shop);
  return element;
}
const email = (element: ParentNode) => element.querySelector<HTMLInputElement>('input[type=email]');

async function type(input: HTMLInputElement | null, text: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

describe('the form of the tag', () => {
  test('the form of a tag is in the page’s own tree, in place of the author’s content', async () => {
    const element = await place('<sq-form-block form="form-1"><a href="mailto:a@b.c">Write</a></sq-form-block>');
    const form = element.querySelector('[slot=form].sq-form form.react-form-contents');
    expect(form?.getRootNode()).toBe(document);
    expect([...(form?.querySelectorAll('.form-item') ?? [])].map(({ id }) => id)).toEqual([
      'section-1',
      'name-1',
      'email-1',
      'textarea-1',
      'checkbox-1',
      'password-1',
    ]);
    expect([...(element.shadowRoot?.querySelectorAll('slot') ?? [])].map(({ name }) => name)).toEqual(['form']);
  });

  test('a page’s own React that hydrates it later keeps the form and what was typed', async () => {
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = '<sq-form-block form="form-1"><p>Please wait.</p></sq-form-block>';
    await untilShown(shop);
    await type(email(page), 'ann@example.com');
    const input = email(page);
    const content = createElement('p', null, 'Please wait.');
    expect(await hydrate(page, createElement('sq-form-block', { form: 'form-1' }, content))).toEqual([]);
    expect([email(page) === input, input?.value]).toEqual([true, 'ann@example.com']);
  });

  test('a tag shows another form when its attribute changes', async () => {
    shop.current.forms.set('form-2', aForm({ id: 'form-2', fields: [], submitButtonText: 'Join' }));
    const element = await place('<sq-form-block form="form-1"></sq-form-block>');
    await act(async () => element.setAttribute('form', 'form-2'));
    await untilShown(shop);
    expect(element.querySelectorAll('form')).toHaveLength(1);
    expect(element.querySelector('button[type=submit]')?.textContent).toBe('Join');
  });

  test('a tag that is moved keeps what was typed', async () => {
    const element = await place('<sq-form-block form="form-1"></sq-form-block>');
    await type(email(element), 'ann@example.com');
    const input = email(element);
    await act(async () => document.body.appendChild(document.createElement('section')).append(element));
    expect(email(element)).toBe(input);
    expect(email(element)?.value).toBe('ann@example.com');
  });

  test('the form is removed with its tag', async () => {
    const element = await place('<sq-form-block form="form-1"></sq-form-block>');
    await act(async () => element.remove());
    await untilShown(shop);
    expect(element.querySelector('.sq-form')).toBeNull();
  });

  test('the form of a tag is sent, and its events start from the tag', async () => {
    const element = await place('<sq-form-block form="form-1"></sq-form-block>');
    const events: string[] = [];
    for (const name of ['sq-form-submitting', 'sq-form-submitted', 'sq-form-failed']) {
      document.addEventListener(name, ({ target, type }) => events.push(`${type} ${(target as Element).localName}`), {
        once: true,
      });
    }
    await type(email(element), 'ann@example.com');
    await act(async () => element.querySelector('form')?.requestSubmit());
    await waitFor(() => act(async () => expect(element.querySelector('form')).toBeNull()));
    await untilShown(shop);
    expect(element.querySelector('.form-submission-text')?.textContent).toBe('Thanks, we will write.');
    expect(shop.current.saved[0]?.values).toMatchObject({ 'email-1': 'ann@example.com', 'hidden-1': 'none' });
    expect(events).toEqual(['sq-form-submitting sq-form-block', 'sq-form-submitted sq-form-block']);
  });
});

describe('without a form', () => {
  const message = (element: HTMLElement) => element.shadowRoot?.querySelector('[part=message]')?.textContent;
  const ownSlot = (element: HTMLElement) => element.shadowRoot?.querySelector('slot:not([name])');

  test('a tag without a form shows the author’s content', async () => {
    const element = await place('<sq-form-block>Write to us</sq-form-block>');
    expect(ownSlot(element)).not.toBeNull();
    expect(shop.current.calls).toEqual([]);
  });

  test('a tag with an unknown form shows the author’s content', async () => {
    const element = await place('<sq-form-block form="none">Write to us</sq-form-block>');
    expect(ownSlot(element)).not.toBeNull();
    expect(message(element)).toBeUndefined();
  });

  test('a tag with an unknown form and no content says that it is unknown', async () => {
    const element = await place('<sq-form-block form="none"> </sq-form-block>');
    expect(message(element)).toBe('This form has not been configured yet.');
  });

  test('a form that cannot be fetched appears when the connection is back', async () => {
    shop.current.forms.set('form-4', aForm({ id: 'form-4' }));
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const element = await place('<sq-form-block form="form-4"></sq-form-block>');
    expect(message(element)).toBe('This form cannot be shown right now.');
    isOnline.mockReturnValue(true);
    await act(async () => window.dispatchEvent(new Event('online')));
    await untilShown(shop);
    expect(message(element)).toBeUndefined();
    expect(element.querySelector('form')).not.toBeNull();
  });
});

describe('a form that stands in a lightbox', () => {
  test('a form in a lightbox opens from a button with the owner’s text, and keeps what was typed', async () => {
    // It closes without a fade.
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    shop.current.forms.set('form-3', aForm({ id: 'form-3', useLightbox: true, lightboxHandleText: 'Ask us' }));
    const element = await place('<sq-form-block form="form-3"></sq-form-block>');
    const handle = element.querySelector<HTMLButtonElement>('.lightbox-handle');
    expect(handle?.textContent).toBe('Ask us');
    expect(element.querySelector('form')).toBeNull();
    const inLightbox = () => document.querySelector('sq-lightbox .sq-form form');
    const close = async () => {
      document.querySelector('sq-lightbox')?.shadowRoot?.querySelector<HTMLElement>('[part=close]')?.click();
      await untilShown(shop);
    };
    await act(async () => handle?.click());
    await type(email(inLightbox() as Element), 'ann@example.com');
    await close();
    expect(inLightbox()).toBeNull();
    // A click by a script gives no focus, as a click in Safari.
    expect(document.activeElement).toBe(handle);
    await act(async () => handle?.click());
    expect(email(inLightbox() as Element)?.value).toBe('ann@example.com');
    await close();
  });
});
