import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { untilIdle } from '../../../test/msw/until-idle.ts';
import type { CaptchaSettings } from '../../contracts/form.ts';
import type { Captcha, CaptchaOptions } from './captcha.ts';

let form: HTMLFormElement;
let container: HTMLElement;
let width: number;
let observers: ResizeObserverCallback[];
/** The effect of a provider's script; undefined for a script that does not load. */
let provider: (() => void) | undefined;
let scripts: string[];
let errors: ReturnType<typeof vi.spyOn>;

/** Each test is a new page. */
async function mount(settings: CaptchaSettings | null, options: Partial<CaptchaOptions> = {}): Promise<Captcha> {
  const { mountCaptcha } = await import('./captcha.ts');
  return mountCaptcha(container, settings, { theme: 'light', alignment: 'left', form, ...options });
}

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = '<form><input id="name"><div></div></form><button id="elsewhere"></button>';
  form = document.querySelector('form') as HTMLFormElement;
  container = form.querySelector('div') as HTMLElement;
  [width, observers, scripts, provider] = [400, [], [], undefined];
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => ({ width }) as DOMRect);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: ResizeObserverCallback) {
        observers.push(callback);
      }
      observe() {
        queueMicrotask(resize);
      }
      disconnect() {}
    },
  );
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [script] = nodes;
    if (!(script instanceof HTMLScriptElement)) return append(...nodes);
    scripts.push(script.src);
    queueMicrotask(() => {
      provider?.();
      script.dispatchEvent(new Event(provider ? 'load' : 'error'));
    });
  });
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.adoptedStyleSheets = [];
  document.body.innerHTML = '';
});

function resize(): void {
  for (const callback of observers) callback([], {} as ResizeObserver);
}

describe('any captcha', () => {
  test.each([
    ['without settings', null],
    ['without a key', { provider: 'turnstile', siteKey: '', mode: 'checkbox' } as const],
  ])('a captcha %s rejects and asks for no tick', async (_, settings) => {
    const captcha = await mount(settings);
    expect(captcha.needsTick).toBe(false);
    await expect(captcha.token('FORM_BLOCK_SUBMISSION')).rejects.toThrow('ReCaptcha has not been set up!');
    expect(container.childElementCount).toBe(0);
  });

  test('a captcha that has been destroyed rejects and is gone', async () => {
    const captcha = await mount({ provider: 'local', siteKey: 'pass', mode: 'checkbox' });
    await untilIdle();
    expect(container.childElementCount).toBe(1);
    const waiting = captcha.token('FORM_BLOCK_SUBMISSION');
    captcha.destroy();
    await expect(waiting).rejects.toThrow('The captcha has been destroyed.');
    await expect(captcha.token('FORM_BLOCK_SUBMISSION')).rejects.toThrow('The captcha has been destroyed.');
    expect(container.childElementCount).toBe(0);
  });

  test('a captcha that is destroyed while it loads never appears, and nothing is reported', async () => {
    const captcha = await mount({ provider: 'local', siteKey: 'pass', mode: 'checkbox' });
    captcha.destroy();
    await untilIdle();
    expect(container.childElementCount).toBe(0);
    expect(errors).not.toHaveBeenCalled();
  });

  test.each(['left', 'center', 'right'] as const)('a captcha is aligned as its form says: %s', async (alignment) => {
    await mount({ provider: 'local', siteKey: 'pass', mode: 'checkbox' }, { alignment });
    await untilIdle();
    expect((container.firstElementChild as HTMLElement).style.justifyContent).toBe(alignment);
  });
});

describe('the built-in one', () => {
  test('the built-in captcha with a box gives a token once a person has ticked it', async () => {
    const onChange = vi.fn();
    const captcha = await mount({ provider: 'local', siteKey: 'pass', mode: 'checkbox' }, { onChange });
    await untilIdle();
    const label = container.querySelector('label') as HTMLLabelElement;
    expect(label.textContent).toBe('I am a person');
    expect([captcha.needsTick, captcha.isSolved()]).toEqual([true, false]);
    await expect(captcha.token('FORM_BLOCK_SUBMISSION')).rejects.toThrow('The captcha has not been ticked.');
    label.querySelector('input')?.click();
    expect(captcha.isSolved()).toBe(true);
    const [first, second] = [
      await captcha.token('NEWSLETTER_BLOCK_SUBMISSION'),
      await captcha.token('NEWSLETTER_BLOCK_SUBMISSION'),
    ];
    expect(first).toMatch(/^local\.pass\.NEWSLETTER_BLOCK_SUBMISSION\.localhost\.[\w-]{22}$/);
    expect(second).not.toBe(first);
    captcha.reset();
    await untilIdle();
    expect([captcha.isSolved(), label.querySelector('input')?.checked]).toEqual([false, false]);
    expect(onChange.mock.calls).toEqual([[true], [false]]);
  });

  test('the built-in captcha with a score shows nothing and takes everybody for a person', async () => {
    const captcha = await mount({ provider: 'local', siteKey: 'fail', mode: 'score' });
    expect([captcha.needsTick, captcha.isSolved()]).toEqual([false, true]);
    expect(await captcha.token('FORM_BLOCK_SUBMISSION')).toMatch(/^local\.fail\./);
    expect(container.textContent).toBe('');
  });
});

describe('reCAPTCHA Enterprise', () => {
  const enterprise = {
    ready: (callback: () => void) => callback(),
    execute: vi.fn(async (_: string, { action }: { action: string }) => `token for ${action}`),
    render: vi.fn((_: HTMLElement, __: Record<string, unknown>) => 7),
    reset: vi.fn(),
  };
  const score = { provider: 'recaptcha-enterprise', siteKey: 'key/1', mode: 'score' } as const;
  const checkbox = { ...score, mode: 'checkbox' } as const;

  beforeEach(() => {
    provider = () => vi.stubGlobal('grecaptcha', { enterprise });
    vi.clearAllMocks();
  });
  const options = () => enterprise.render.mock.calls[0]?.[1] as Record<string, (token: string) => void>;
  const badge = () => document.adoptedStyleSheets.map(({ disabled }) => disabled);

  test('reCAPTCHA with a score is fetched once, when the visitor turns to the form', async () => {
    await mount(score);
    await untilIdle();
    expect(scripts).toEqual([]);
    form.querySelector('input')?.focus();
    form.querySelector('input')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    await untilIdle();
    expect(scripts).toEqual(['https://www.google.com/recaptcha/enterprise.js?render=key%2F1']);
  });

  test('reCAPTCHA is loaded anew where the page has its script already', async () => {
    const address = 'https://www.google.com/recaptcha/enterprise.js?render=key%2F1';
    const present = [address, `${address}&hl=de`].map((src) =>
      Object.assign(document.createElement('script'), { src }),
    );
    document.body.append(...present);
    const captcha = await mount(score);
    expect(await captcha.token('FORM_BLOCK_SUBMISSION')).toBe('token for FORM_BLOCK_SUBMISSION');
    expect(scripts).toEqual([address]);
    expect(present.map((script) => script.isConnected)).toEqual([false, true]);
  });

  test.each([
    'FORM_BLOCK_SUBMISSION',
    'NEWSLETTER_BLOCK_SUBMISSION',
    'PRODUCT_WAITLIST_SUBMISSION',
    'PROMO_POPUP_SUBMISSION',
  ] as const)('reCAPTCHA with a score gives a token for %s', async (action) => {
    const captcha = await mount(score);
    expect(await captcha.token(action)).toBe(`token for ${action}`);
    expect(enterprise.execute).toHaveBeenCalledWith('key/1', { action });
  });

  test('the badge of reCAPTCHA shows only while a field of the form has the focus', async () => {
    const captcha = await mount(score, {});
    await captcha.token('FORM_BLOCK_SUBMISSION');
    expect(badge()).toEqual([false]);
    const focus = (type: string, relatedTarget: Element | null = null) =>
      form.querySelector('input')?.dispatchEvent(new FocusEvent(type, { bubbles: true, relatedTarget }));
    focus('focusin');
    expect(badge()).toEqual([true]);
    focus('focusout', form.querySelector('input'));
    expect(badge()).toEqual([true]);
    focus('focusout', document.querySelector('#elsewhere'));
    expect(badge()).toEqual([false]);
    focus('focusin');
    captcha.destroy();
    expect(badge()).toEqual([false]);
  });

  test.each([
    [319, 'compact'],
    [320, 'normal'],
  ])('a reCAPTCHA box in a container of %i px is %s', async (px, size) => {
    width = px;
    await mount(checkbox, { theme: 'dark', action: 'NEWSLETTER_BLOCK_SUBMISSION' });
    await untilIdle();
    expect(scripts).toEqual(['https://www.google.com/recaptcha/enterprise.js?render=explicit']);
    expect(options()).toMatchObject({ sitekey: 'key/1', size, theme: 'dark', action: 'NEWSLETTER_BLOCK_SUBMISSION' });
  });

  test('a reCAPTCHA box waits until its container is shown', async () => {
    width = 0;
    await mount(checkbox);
    await untilIdle();
    expect(enterprise.render).not.toHaveBeenCalled();
    width = 300;
    resize();
    await untilIdle();
    expect(options()).toMatchObject({ size: 'compact' });
  });

  test('a reCAPTCHA that is destroyed while its script loads makes no call to the provider', async () => {
    let captcha: Captcha | undefined;
    provider = () => {
      vi.stubGlobal('grecaptcha', { enterprise });
      captcha?.destroy();
    };
    captcha = await mount(checkbox);
    await untilIdle();
    expect(scripts).toHaveLength(1);
    expect(enterprise.render).not.toHaveBeenCalled();
    expect(container.childElementCount).toBe(0);
  });

  test('a tick of reCAPTCHA gives a token until it expires or is reset', async () => {
    const captcha = await mount(checkbox);
    await untilIdle();
    await expect(captcha.token('FORM_BLOCK_SUBMISSION')).rejects.toThrow('The captcha has not been solved.');
    options().callback?.('token-1');
    expect(captcha.isSolved()).toBe(true);
    expect(await captcha.token('FORM_BLOCK_SUBMISSION')).toBe('token-1');
    options()['expired-callback']?.('');
    expect(captcha.isSolved()).toBe(false);
    options().callback?.('token-2');
    captcha.reset();
    await untilIdle();
    expect(captcha.isSolved()).toBe(false);
    expect(enterprise.reset).toHaveBeenCalledWith(7);
    await expect(captcha.token('FORM_BLOCK_SUBMISSION')).rejects.toThrow('The captcha has not been solved.');
  });

  test('a reCAPTCHA script that cannot be fetched is reported and fetched again', async () => {
    const available = provider;
    provider = undefined;
    const onChange = vi.fn();
    const captcha = await mount(checkbox, { onChange });
    await untilIdle();
    expect(errors).toHaveBeenCalledTimes(1);
    expect(captcha.needsTick).toBe(false);
    expect(onChange.mock.calls).toEqual([[false]]);
    await expect(captcha.token('FORM_BLOCK_SUBMISSION')).rejects.toThrow('could not be loaded');
    provider = available;
    captcha.reset();
    await untilIdle();
    expect(captcha.needsTick).toBe(true);
    expect(enterprise.render).toHaveBeenCalledTimes(1);
    expect(container.childElementCount).toBe(1);
  });

  test('a reCAPTCHA that cannot be rendered is reported and rejects', async () => {
    enterprise.render.mockImplementationOnce(() => {
      throw new Error('Invalid site key');
    });
    const captcha = await mount(checkbox);
    await untilIdle();
    expect(errors.mock.calls[0]?.join(' ')).toContain('the captcha could not be shown');
    await expect(captcha.token('FORM_BLOCK_SUBMISSION')).rejects.toThrow('The captcha has not been solved.');
  });
});

describe('Turnstile', () => {
  type Callbacks = Record<string, (value?: string) => void>;
  const turnstile = {
    render: vi.fn((_: HTMLElement, __: Record<string, unknown>): string | undefined => 'widget-1'),
    execute: vi.fn((_: string, __: { action: string }) => options().callback?.('token-1')),
    reset: vi.fn(),
    remove: vi.fn(),
  };
  const options = () => turnstile.render.mock.calls[0]?.[1] as Callbacks;
  const score = { provider: 'turnstile', siteKey: 'key-1', mode: 'score' } as const;
  const checkbox = { ...score, mode: 'checkbox' } as const;

  beforeEach(() => {
    provider = () => vi.stubGlobal('turnstile', turnstile);
    vi.clearAllMocks();
  });

  test('Turnstile without a box runs for each token, and shows itself only to ask something', async () => {
    const captcha = await mount(score);
    expect(await captcha.token('FORM_BLOCK_SUBMISSION')).toBe('token-1');
    expect(scripts).toEqual(['https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit']);
    expect(options()).toMatchObject({ appearance: 'interaction-only', execution: 'execute' });
    expect(turnstile.reset).not.toHaveBeenCalled();
    await captcha.token('NEWSLETTER_BLOCK_SUBMISSION');
    expect(turnstile.reset).toHaveBeenCalledTimes(1);
    expect(turnstile.execute.mock.calls).toEqual([
      ['widget-1', { action: 'FORM_BLOCK_SUBMISSION' }],
      ['widget-1', { action: 'NEWSLETTER_BLOCK_SUBMISSION' }],
    ]);
  });

  test('Turnstile rejects after an error', async () => {
    turnstile.execute.mockImplementationOnce(() => options()['error-callback']?.('300010'));
    const captcha = await mount(score);
    await expect(captcha.token('FORM_BLOCK_SUBMISSION')).rejects.toThrow('300010');
  });

  test('Turnstile with a box gives the token of its tick, and leaves with its frame', async () => {
    width = 200;
    const onChange = vi.fn();
    const captcha = await mount(checkbox, { onChange });
    await untilIdle();
    expect(options()).toMatchObject({ size: 'compact', action: 'FORM_BLOCK_SUBMISSION' });
    options().callback?.('token-9');
    expect(await captcha.token('FORM_BLOCK_SUBMISSION')).toBe('token-9');
    options()['timeout-callback']?.();
    expect(onChange.mock.calls).toEqual([[true], [false]]);
    captcha.destroy();
    expect(turnstile.remove).toHaveBeenCalledWith('widget-1');
    expect(container.childElementCount).toBe(0);
  });

  test('Turnstile that renders nothing is reported', async () => {
    turnstile.render.mockReturnValueOnce(undefined);
    await mount(checkbox);
    await untilIdle();
    expect(errors).toHaveBeenCalledTimes(1);
  });
});
