import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aForm, aNewsletter, aPageForm, localCaptcha } from '../../test/fixtures/forms/forms.ts';
import { brokenJson, lineCut, refuse } from '../../test/msw/forms.ts';
import type { Interruption } from '../../test/msw/interruptible-shop.ts';
import { openFormShop } from '../../test/msw/server.ts';
import type { StorefrontEvents } from '../events.ts';
import { Undelivered } from './refusal.ts';
import { createFormSession, type FormSession, type FormSessionOptions } from './session.ts';
import type { FormState } from './state.ts';

const shop = openFormShop();
const INVALID_FORM = 'One or more fields is invalid, please check your entries.';
const EVENTS = [
  'sq-form-submitting',
  'sq-form-submitted',
  'sq-form-failed',
  'sq-newsletter-subscribed',
] as const satisfies (keyof StorefrontEvents)[];

let target: HTMLElement;
let events: [string, unknown][];
let statuses: string[];
let sessions: FormSession[];
let assign: ReturnType<typeof vi.fn<(address: string | URL) => void>>;

const errorsOf = (state: FormState) => (state.status === 'refused' ? state.errors : {});

function open(options: Partial<FormSessionOptions> = {}): FormSession {
  const session = createFormSession({ form: aPageForm(), target, pageFields: { pageTitle: 'Contact' }, ...options });
  session.$state.listen(({ status }) => statuses.push(status));
  sessions.push(session);
  return session;
}

/** A form without errors. */
function filled(options: Partial<FormSessionOptions> = {}): FormSession {
  const session = open(options);
  session.set('email-1', 'ann@example.com');
  return session;
}

function messageOf({ $state }: FormSession): string | undefined {
  const state = $state.get();
  return state.status === 'refused' ? state.message : undefined;
}

const paths = () => shop.current.calls.map(({ path }) => path.replace(/^\/api\//, ''));
const VALIDATE = 'rest/forms/validate/form-1';
const KEY = 'form/FormSubmissionKey';
const SAVE = 'form/SaveFormSubmission';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }).setTimerTickMode('nextTimerAsync');
  target = document.body.appendChild(document.createElement('div'));
  [events, statuses, sessions] = [[], [], []];
  for (const name of EVENTS) document.addEventListener(name, record);
  assign = vi.fn();
  vi.spyOn(location, 'assign').mockImplementation(assign);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  for (const session of sessions) session.stop();
  for (const name of EVENTS) document.removeEventListener(name, record);
  target.remove();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function record(event: Event): void {
  events.push([event.type, (event as CustomEvent).detail]);
}
const eventNames = () => events.map(([name]) => name);

describe('a form that is in order', () => {
  test('a valid form is checked here and by the server, then sent with its page, with one event', async () => {
    const session = open({
      pageFields: { pageTitle: 'Contact', pageId: 'page-1', contentSource: 'c', pagePath: '/contact' },
    });
    session.set('email-1', 'ann@example.com');
    session.set('password-1', 'hush');
    session.set('checkbox-1', ['Tea']);
    await session.submit();

    expect(statuses).toEqual(['saving', 'submitting', 'submitted']);
    expect(paths()).toEqual([VALIDATE, KEY, SAVE]);
    const values = {
      'name-1': ['', ''],
      'email-1': 'ann@example.com',
      'textarea-1': '',
      'checkbox-1': ['Tea'],
      'password-1': 'hush',
      'hidden-1': 'none',
    };
    expect(shop.current.saved).toEqual([
      {
        values,
        request: {
          key: 'key-1',
          form: JSON.stringify(values),
          pageTitle: 'Contact',
          pageId: 'page-1',
          contentSource: 'c',
          pagePath: '/contact',
        },
      },
    ]);
    const { 'password-1': _, ...detail } = values;
    expect(events).toEqual([
      ['sq-form-submitting', { formId: 'form-1', values: detail }],
      ['sq-form-submitted', { formId: 'form-1', values: detail }],
    ]);
    expect(session.success()).toEqual({ message: '<p>Thanks, we will write.</p>', html: '<p>See you.</p>' });
    expect(assign).not.toHaveBeenCalled();
  });

  test('a valid form is saved as long after its key as the server demands', async () => {
    const session = filled();
    const before = Date.now();
    await session.submit();
    expect(Date.now() - before).toBe(2_000);
    expect(session.$state.get().status).toBe('submitted');
  });

  test('a form that the visitor turned to two seconds ago is saved at once', async () => {
    const session = filled();
    session.attend();
    session.attend();
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const before = Date.now();
    await session.submit();
    expect(Date.now() - before).toBe(0);
    expect(shop.current.bodiesOf('form-render')).toEqual([{ formId: 'form-1', visitorCookie: '' }]);
    expect(shop.current.bodiesOf('Key')).toEqual([{ formId: 'form-1', stamp: expect.stringMatching(/^stamp\./) }]);
  });

  test('a form is sent although its visit could not be counted', async () => {
    shop.current.interrupt('form-render', refuse(500, {}));
    const session = filled();
    session.attend();
    await session.submit();
    expect(session.$state.get().status).toBe('submitted');
  });

  test('a form is sent once however often it is submitted', async () => {
    const session = filled();
    await Promise.all([session.submit(), session.submit(), session.submit()]);
    await session.submit();
    expect(shop.current.saved).toHaveLength(1);
    expect(eventNames()).toEqual(['sq-form-submitting', 'sq-form-submitted']);
  });

  test('a form is sent with the value of the field that people do not see', async () => {
    const session = filled();
    session.setDecoy('x'.repeat(1_500));
    await session.submit();
    expect(shop.current.saved[0]?.request.decoy).toHaveLength(1_000);
  });

  test('a form takes hidden values from the address of the page', async () => {
    history.replaceState(null, '', '?campaign=spring');
    const session = filled();
    await session.submit();
    history.replaceState(null, '', location.pathname);
    expect(shop.current.saved[0]?.values['hidden-1']).toBe('spring');
  });

  test('a newsletter form says that the visitor has subscribed', async () => {
    shop.current.forms.set('newsletter-1', aForm(aNewsletter as never));
    const session = filled({ form: aPageForm(aNewsletter) });
    await session.submit();
    expect(eventNames()).toEqual(['sq-form-submitting', 'sq-form-submitted', 'sq-newsletter-subscribed']);
  });

  test('a form whose element has left the page sends its event from the document', async () => {
    const session = filled();
    target.remove();
    await session.submit();
    expect(eventNames()).toEqual(['sq-form-submitting', 'sq-form-submitted']);
  });

  test('a form stays sent when a listener of its state throws', async () => {
    const session = filled();
    session.$state.listen(({ status }) => {
      if (status === 'submitted') throw new Error('listener');
    });
    await session.submit();
    expect(session.$state.get().status).toBe('submitted');
    expect(eventNames()).toEqual(['sq-form-submitting', 'sq-form-submitted']);
  });

  test('a form that a listener cancels is not sent and can be edited', async () => {
    target.addEventListener('sq-form-submitting', (event) => event.preventDefault());
    const session = filled();
    await session.submit();
    expect(paths()).toEqual([]);
    expect(session.$state.get().status).toBe('editing');
    expect(eventNames()).toEqual(['sq-form-submitting']);
  });
});

describe('a redirect', () => {
  test.each([
    ['of the server goes first', 'https://thanks.example/a', '/own', 'https://thanks.example/a'],
    ['of the page is followed on its own origin', '', '/own?x=1', `${location.origin}/own?x=1`],
    ['to another origin is not followed for the page', '', 'https://evil.example/', undefined],
    ['that runs a script is not followed for anybody', 'javascript:alert(1)', '/own', undefined],
    ['that is no address is not followed', 'https://', '/own', undefined],
  ])('a redirect %s', async (_, ofServer, ofPage, expected) => {
    shop.current.successRedirect = ofServer;
    const session = filled({ form: aPageForm({ successRedirect: ofPage }) });
    await session.submit();
    expect(assign.mock.calls).toEqual(expected ? [[expected]] : []);
    expect(session.$state.get().status).toBe('submitted');
  });
});

describe('what the page itself refuses', () => {
  test('invalid fields show their errors, and no call is made', async () => {
    const session = open();
    session.set('textarea-1', 'x'.repeat(21));
    await session.submit();
    expect(session.$state.get()).toEqual({
      status: 'refused',
      message: INVALID_FORM,
      errors: { 'email-1': 'Required', 'textarea-1': 'You have exceeded the character limit.' },
    });
    expect(paths()).toEqual([]);
    expect(events).toEqual([['sq-form-failed', { formId: 'form-1', message: INVALID_FORM }]]);
  });

  test('the error of a field goes when the field is edited', async () => {
    const session = open();
    session.set('textarea-1', 'x'.repeat(21));
    await session.submit();
    session.set('textarea-1', 'short');
    expect(errorsOf(session.$state.get())).toEqual({ 'email-1': 'Required' });
    session.set('name-1', ['Ann', 'Bell']);
    expect(errorsOf(session.$state.get())).toEqual({ 'email-1': 'Required' });
    session.set('email-1', 'ann@example.com');
    expect(session.$state.get()).toEqual({ status: 'editing' });
  });

  test('a form without any entry asks for one', async () => {
    const form = aPageForm({ fields: aPageForm().fields.map((field) => ({ ...field, required: false })) });
    const session = open({ form });
    await session.submit();
    expect(messageOf(session)).toBe('Please fill out at least one form field.');
    expect(paths()).toEqual([]);
  });

  test('values of fields that the form does not have are ignored', () => {
    const session = open();
    session.set('no-such-field', 'x');
    session.set('section-1', 'x');
    expect(Object.keys(session.$values.get())).not.toContain('no-such-field');
    expect(Object.keys(session.$values.get())).not.toContain('section-1');
  });
});

describe('a form that is only checked', () => {
  test('a form that is only checked ends with the server’s check, shows no message and can be checked again', async () => {
    const session = filled({ sends: false, form: aPageForm({ successRedirect: '/own', kind: 'additional-fields' }) });
    session.attend();
    await session.submit();
    expect(paths()).toEqual([VALIDATE]);
    expect(statuses).toEqual(['saving', 'submitted']);
    expect(eventNames()).toEqual(['sq-form-submitting', 'sq-form-submitted']);
    expect(session.success()).toBeUndefined();
    expect(assign).not.toHaveBeenCalled();
    session.set('email-1', 'bob@example.com');
    expect(session.$state.get().status).toBe('editing');
    await session.submit();
    expect(paths()).toEqual([VALIDATE, VALIDATE]);
  });

  test('a form that is only checked is delivered as part of its submit', async () => {
    const deliver = vi.fn(async () => 'accepted' as const);
    const session = filled({ sends: false, deliver });
    await session.submit();
    expect(deliver).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ 'email-1': 'ann@example.com' }));
    expect(statuses).toEqual(['saving', 'submitted']);
    expect(eventNames()).toEqual(['sq-form-submitting', 'sq-form-submitted']);
  });

  test('a delivery that fails shows its own text in the form', async () => {
    const refusals = [new Undelivered('Try later.'), new Undelivered('x', { 'email-1': 'Not this one.' })];
    const session = filled({ sends: false, deliver: async () => refusals.shift() ?? 'accepted' });
    await session.submit();
    expect(session.$state.get()).toEqual({ status: 'refused', message: 'Try later.', errors: {} });
    await session.submit();
    expect(errorsOf(session.$state.get())).toEqual({ 'email-1': 'Not this one.' });
    await session.submit();
    expect(session.$state.get().status).toBe('submitted');
    expect(eventNames().filter((name) => name === 'sq-form-failed')).toHaveLength(2);
  });

  test('a delivery that is stopped lets the visitor edit on, without an event', async () => {
    const session = filled({ sends: false, deliver: async () => 'stopped' });
    await session.submit();
    expect(session.$state.get().status).toBe('editing');
    expect(eventNames()).toEqual(['sq-form-submitting']);
  });

  test('a form that is only checked may be empty when nothing is required', async () => {
    const form = aPageForm({ fields: aPageForm().fields.map((field) => ({ ...field, required: false })) });
    shop.current.forms.set('form-1', aForm({ fields: form.fields }));
    const session = open({ form, sends: false });
    await session.submit();
    expect(session.$state.get().status).toBe('submitted');
  });
});

describe('what the server refuses', () => {
  test('an error of the server is shown on its field, and the others at the top', async () => {
    const errors = { 'email-1': 'We know this address.', formVersion: 'The form has changed.' };
    shop.current.interrupt(VALIDATE, refuse(400, { error: 'x', code: 'FORM_INVALID', errors }));
    const session = filled();
    await session.submit();
    expect(session.$state.get()).toEqual({
      status: 'refused',
      message: `${INVALID_FORM} The form has changed.`,
      errors: { 'email-1': 'We know this address.' },
    });
    expect(paths()).toEqual([VALIDATE]);
    expect(eventNames()).toEqual(['sq-form-submitting', 'sq-form-failed']);
  });

  test('an error of no field of the form is shown at the top alone', async () => {
    const errors = { a: 'The form has changed.', b: 'The form has changed.' };
    shop.current.interrupt(SAVE, refuse(400, { error: 'x', code: 'FORM_INVALID', errors }));
    const session = filled();
    await session.submit();
    expect(session.$state.get()).toEqual({ status: 'refused', message: 'The form has changed.', errors: {} });
  });

  test('a form that the server refuses keeps what was typed and can be submitted again', async () => {
    shop.current.interrupt(SAVE, refuse(429, { error: 'x', code: 'RATE_LIMITED' }));
    const session = filled();
    await session.submit();
    expect(session.$values.get()['email-1']).toBe('ann@example.com');
    await session.submit();
    expect(shop.current.saved).toHaveLength(1);
    expect(eventNames()).toEqual(['sq-form-submitting', 'sq-form-failed', 'sq-form-submitting', 'sq-form-submitted']);
  });

  const UNAUTHORIZED = 'Unable to submit form. Please try again later.';
  const NOT_CONFIGURED = 'This form has not been configured yet.';
  const RATE_LIMITED = 'Unable to submit form. Submission rate limit exceeded. Please try again later.';
  const SERVER_ERROR = 'Unable to send form. Please try again later.';
  const UNKNOWN = 'Unknown error, please try again later.';
  const NO_KEY = 'Could not get a form submission key, please try again later.';
  const PROCESSING = 'Error processing form submission. Please reload and try again.';
  const CHECK_CONNECTION = 'Please check your internet connection.';
  const SESSION_EXPIRED = 'Your session has expired. Please reload the page and try again.';
  const crumbFail = refuse(403, { error: SESSION_EXPIRED, code: 'CRUMB_FAIL', crumbFail: true });

  test.each<[string, string, Interruption, string]>([
    ['401 of the check', VALIDATE, refuse(401, { error: 'x' }), UNAUTHORIZED],
    ['404 of the check', VALIDATE, refuse(404, { error: 'x' }), NOT_CONFIGURED],
    ['429 of the check', VALIDATE, refuse(429, { error: 'x' }), RATE_LIMITED],
    ['500 of the check', VALIDATE, refuse(500, { error: 'x' }), SERVER_ERROR],
    ['a page in place of the check', VALIDATE, () => new Response('<h1>hi</h1>'), PROCESSING],
    ['a line cut in the check', VALIDATE, lineCut, CHECK_CONNECTION],
    ['401 of the key', KEY, refuse(401, { error: 'x' }), UNAUTHORIZED],
    ['404 of the key', KEY, refuse(404, { error: 'x' }), NOT_CONFIGURED],
    ['429 of the key', KEY, refuse(429, { error: 'x' }), RATE_LIMITED],
    ['500 of the key', KEY, refuse(500, { error: 'x' }), NO_KEY],
    ['400 of the key', KEY, refuse(400, { error: 'Bad.' }), NO_KEY],
    ['broken JSON for the key', KEY, brokenJson, NO_KEY],
    ['a line cut before the key', KEY, lineCut, CHECK_CONNECTION],
    ['a session that has expired', KEY, crumbFail, SESSION_EXPIRED],
    ['401 of the save', SAVE, refuse(401, { error: 'x' }), UNAUTHORIZED],
    ['404 of the save', SAVE, refuse(404, { error: 'x' }), NOT_CONFIGURED],
    ['429 of the save', SAVE, refuse(429, { error: 'x' }), RATE_LIMITED],
    ['500 of the save', SAVE, refuse(500, { error: 'x' }), SERVER_ERROR],
    ['503 of a proxy', SAVE, () => new Response('busy', { status: 503 }), SERVER_ERROR],
    ['400 with a text', SAVE, refuse(400, { error: 'Not on Sundays.' }), 'Not on Sundays.'],
    ['400 with a text and no field', SAVE, refuse(400, { error: 'Not on Sundays.', errors: {} }), 'Not on Sundays.'],
    ['413 with a text', SAVE, refuse(413, { error: 'Too much.' }), 'Too much.'],
    ['409 without a text', SAVE, refuse(409, {}), UNKNOWN],
    ['broken JSON for the save', SAVE, brokenJson, PROCESSING],
    ['a line cut in the save', SAVE, lineCut, CHECK_CONNECTION],
    [
      'fields that cannot be read',
      SAVE,
      refuse(400, { error: 'x', code: 'FORM_UNPARSABLE' }),
      'Could not parse the form fields, please check your entries.',
    ],
    [
      'a captcha that did not pass',
      SAVE,
      refuse(400, { error: 'x', code: 'CAPTCHA_FAILED' }),
      'reCAPTCHA failed. Refresh this page and try again.',
    ],
  ])('the answer “%s” has its own text', async (_, path, answer, expected) => {
    shop.current.interrupt(path, answer, answer, answer);
    const session = filled();
    await session.submit();
    expect(messageOf(session)).toBe(expected);
    expect(errorsOf(session.$state.get())).toEqual({});
    expect(events.at(-1)).toEqual(['sq-form-failed', { formId: 'form-1', message: expected }]);
    expect(shop.current.saved).toEqual([]);
  });

  test('a form that is submitted without a network sends nothing', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const session = filled();
    await session.submit();
    expect(messageOf(session)).toBe(CHECK_CONNECTION);
    expect(paths()).toEqual([]);
  });

  test('a save whose answer was lost is repeated under its key, and stored once', async () => {
    shop.current.interrupt(SAVE, shop.current.loseAnswer);
    const session = filled();
    await session.submit();
    expect(session.$state.get().status).toBe('submitted');
    const [first, second] = shop.current.bodiesOf(SAVE);
    expect(second).toEqual(first);
    expect(shop.current.saved).toHaveLength(1);
  });

  test('a save whose every answer was lost keeps its key when the visitor submits again', async () => {
    const { loseAnswer } = shop.current;
    shop.current.interrupt(SAVE, loseAnswer, loseAnswer, loseAnswer);
    const session = filled();
    await session.submit();
    expect(messageOf(session)).toBe(CHECK_CONNECTION);
    await session.submit();
    expect(session.$state.get().status).toBe('submitted');
    expect(paths()).toEqual([VALIDATE, KEY, SAVE, SAVE, SAVE, VALIDATE, SAVE]);
    expect(shop.current.saved).toHaveLength(1);
  });

  test('values that the visitor has changed since are sent with a key of their own', async () => {
    const { loseAnswer } = shop.current;
    shop.current.interrupt(SAVE, loseAnswer, loseAnswer, loseAnswer);
    const session = filled();
    await session.submit();
    session.set('email-1', 'bob@example.com');
    await session.submit();
    expect(session.$state.get().status).toBe('submitted');
    expect(shop.current.saved.map(({ values }) => values['email-1'])).toEqual(['ann@example.com', 'bob@example.com']);
  });

  test.each(['SUBMISSION_KEY_INVALID', 'SUBMITTED_TOO_SOON'])(
    'the error %s is cured by a fresh key, which the visitor does not notice',
    async (code) => {
      const status = code === 'SUBMITTED_TOO_SOON' ? 429 : 400;
      shop.current.interrupt(SAVE, refuse(status, { error: 'x', code }));
      const session = filled();
      await session.submit();
      expect(paths()).toEqual([VALIDATE, KEY, SAVE, KEY, SAVE]);
      expect(shop.current.saved[0]?.request.key).toBe('key-2');
      expect(eventNames()).toEqual(['sq-form-submitting', 'sq-form-submitted']);
    },
  );

  test.each([
    [400, 'SUBMISSION_KEY_INVALID', PROCESSING],
    [429, 'SUBMITTED_TOO_SOON', RATE_LIMITED],
  ])('a fresh key that meets %i %s as well shows an error', async (status, code, expected) => {
    const answer = refuse(status, { error: 'x', code });
    shop.current.interrupt(SAVE, answer, answer);
    const session = filled();
    await session.submit();
    expect(messageOf(session)).toBe(expected);
    expect(paths()).toEqual([VALIDATE, KEY, SAVE, KEY, SAVE]);
  });
});

describe('behind a captcha', () => {
  const form = aPageForm({ captcha: localCaptcha });
  const captcha = () => ({
    needsTick: true,
    isSolved: vi.fn(() => true),
    token: vi.fn(async (action: string) => `local.pass.${action}.localhost.x`),
    reset: vi.fn(),
  });
  const FAILED = 'reCAPTCHA failed. Refresh this page and try again.';

  beforeEach(() => {
    shop.current.forms.set('form-1', aForm({ captchaEnabled: true }));
    shop.current.forms.set('newsletter-1', aForm({ ...(aNewsletter as object), captchaEnabled: true }));
  });

  test.each([
    ['form', form, 'FORM_BLOCK_SUBMISSION'],
    ['newsletter', aPageForm({ ...aNewsletter, captcha: localCaptcha }), 'NEWSLETTER_BLOCK_SUBMISSION'],
  ])('a %s is sent with a captcha token for its action, requested after the key', async (_, ofKind, action) => {
    const session = filled({ form: ofKind });
    const given = captcha();
    given.token.mockImplementation(async (wanted) => {
      expect(paths().at(-1)).toBe(KEY);
      return `local.pass.${wanted}.localhost.x`;
    });
    session.useCaptcha(given);
    await session.submit();
    expect(given.token.mock.calls).toEqual([[action]]);
    expect(shop.current.saved[0]?.request.captchaKey).toBe(`local.pass.${action}.localhost.x`);
    expect(given.reset).not.toHaveBeenCalled();
  });

  test('a form in a popup asks for a token of its own action, and says which popup', async () => {
    const session = filled({ form, pageFields: { pageTitle: 'Contact', popupId: 'hello' } });
    const given = captcha();
    given.token.mockImplementation(async (wanted) => `local.pass.${wanted}.localhost.x`);
    session.useCaptcha(given);
    await session.submit();
    expect(session.isInPopup).toBe(true);
    expect(shop.current.saved[0]?.request).toMatchObject({
      captchaKey: 'local.pass.PROMO_POPUP_SUBMISSION.localhost.x',
      popupId: 'hello',
    });
  });

  test('the time that the captcha takes counts towards the wait after the key', async () => {
    const session = filled({ form });
    const given = captcha();
    given.token.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      return 'local.pass.x';
    });
    session.useCaptcha(given);
    const before = Date.now();
    await session.submit();
    expect(Date.now() - before).toBe(2_000);
  });

  test('a captcha that is not ticked is an error before any call', async () => {
    const session = filled({ form });
    const given = captcha();
    given.isSolved.mockReturnValue(false);
    session.useCaptcha(given);
    await session.submit();
    expect(messageOf(session)).toBe('Complete CAPTCHA before submitting.');
    expect(paths()).toEqual([]);
  });

  test('a refused captcha token ends the submission and resets the captcha', async () => {
    const session = filled({ form });
    const given = captcha();
    given.token.mockRejectedValue(new Error('ReCaptcha has not been set up!'));
    session.useCaptcha(given);
    await session.submit();
    expect(messageOf(session)).toBe(FAILED);
    expect(paths()).not.toContain(SAVE);
    expect(given.reset).toHaveBeenCalledTimes(1);
  });

  test('a form whose captcha did not load is not sent', async () => {
    const session = filled({ form });
    await session.submit();
    expect(messageOf(session)).toBe(FAILED);
    expect(paths()).not.toContain(SAVE);
  });

  test('a failed save resets the captcha, an invalid field does not', async () => {
    const session = filled({ form });
    const given = captcha();
    session.useCaptcha(given);
    shop.current.interrupt(VALIDATE, refuse(400, { error: 'x', code: 'FORM_INVALID', errors: { 'email-1': 'No.' } }));
    await session.submit();
    expect(given.reset).not.toHaveBeenCalled();
    shop.current.interrupt(SAVE, refuse(401, { error: 'x' }));
    await session.submit();
    expect(given.reset).toHaveBeenCalledTimes(1);
  });
});
