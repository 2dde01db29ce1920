import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aField, aNewsletter, aPageForm } from '../../test/fixtures/forms/forms.ts';
import { openFormShop } from '../../test/msw/server.ts';
import type { FormValues } from '../contracts/form.ts';
import { DRAFT_DELAY_MS } from './draft.ts';
import type { PageForm } from './page-form.ts';
import { createFormSession, type FormSession } from './session.ts';

openFormShop();
const open: FormSession[] = [];

/** A newly opened page, with nothing in memory and everything in storage. */
function visit(form: PageForm = aPageForm(), keepsDraft = true): FormSession {
  const session = createFormSession({ form, target: document.body, pageFields: {}, keepsDraft });
  open.push(session);
  return session;
}
function leave(): void {
  dispatchEvent(new Event('pagehide'));
  for (const session of open.splice(0)) session.stop();
}
const valuesOf = ({ $values }: FormSession): FormValues => $values.get();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

test('a draft brings back what was typed after a reload, but no passwords or hidden values', () => {
  const session = visit();
  session.set('email-1', 'ann@exam');
  session.set('name-1', ['Ann', '']);
  session.set('textarea-1', 'more than twenty characters');
  session.set('checkbox-1', ['Cups']);
  session.set('password-1', 'hush');
  session.set('hidden-1', 'changed');
  leave();
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/hush|changed/);
  expect(valuesOf(visit())).toEqual({
    'email-1': 'ann@exam',
    'name-1': ['Ann', ''],
    'textarea-1': 'more than twenty characters',
    'checkbox-1': ['Cups'],
    'password-1': '',
    'hidden-1': 'none',
  });
});

test('a draft is stored a moment after the last change, for tabs that crash', () => {
  const session = visit();
  session.set('email-1', 'ann');
  vi.advanceTimersByTime(DRAFT_DELAY_MS - 1);
  session.set('email-1', 'anna');
  vi.advanceTimersByTime(DRAFT_DELAY_MS - 1);
  expect(sessionStorage).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(sessionStorage).toHaveLength(1);
});

test('a form that is cleared leaves no draft', () => {
  const session = visit();
  session.set('email-1', 'ann');
  vi.advanceTimersByTime(DRAFT_DELAY_MS);
  session.set('email-1', '');
  leave();
  expect(sessionStorage).toHaveLength(0);
});

test('each form, each page and each copy of a form keeps its own draft', () => {
  visit().set('email-1', 'first copy');
  visit().set('email-1', 'second copy');
  visit(aPageForm(aNewsletter)).set('email-1', 'newsletter');
  leave();
  history.replaceState(null, '', '/elsewhere');
  expect(valuesOf(visit())['email-1']).toBe('');
  leave();
  history.replaceState(null, '', '/');
  expect(valuesOf(visit())['email-1']).toBe('first copy');
  expect(valuesOf(visit())['email-1']).toBe('second copy');
  expect(valuesOf(visit(aPageForm(aNewsletter)))['email-1']).toBe('newsletter');
});

test('a draft brings back only what still fits a form that has changed', () => {
  const session = visit();
  session.set('email-1', 'ann@example.com');
  session.set('checkbox-1', ['Cups']);
  session.set('name-1', ['Ann', 'Bell']);
  leave();
  const fields = [
    aField({ type: 'email', id: 'email-1' }),
    aField({ type: 'checkbox', id: 'checkbox-1', options: ['Tea'] }),
    aField({ type: 'text', id: 'name-1' }),
  ];
  expect(valuesOf(visit(aPageForm({ fields })))).toEqual({
    'email-1': 'ann@example.com',
    'checkbox-1': [],
    'name-1': '',
  });
});

test.each(['{"email-1": 5', 'null', '7', '[]', '{"email-1":{"a":1},"name-1":[1,2],"checkbox-1":null}'])(
  'a stored draft of %s counts as none',
  (text) => {
    visit().set('email-1', 'ann');
    leave();
    const [key = ''] = Object.keys(sessionStorage);
    sessionStorage.setItem(key, text);
    expect(valuesOf(visit())).toMatchObject({ 'email-1': '', 'name-1': ['', ''], 'checkbox-1': [] });
  },
);

test('a form that was sent leaves no draft', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }).setTimerTickMode('nextTimerAsync');
  const session = visit();
  session.set('email-1', 'ann@example.com');
  leave();
  expect(sessionStorage).toHaveLength(1);
  const again = visit();
  await again.submit();
  expect(again.$state.get().status).toBe('submitted');
  again.set('email-1', 'late');
  leave();
  expect(sessionStorage).toHaveLength(0);
});

test('a form without drafts neither stores nor restores one', () => {
  visit().set('email-1', 'ann');
  leave();
  expect(valuesOf(visit(aPageForm(), false))['email-1']).toBe('');
});

test('a form works without drafts where storage is refused', () => {
  const refused = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refused, setItem: refused, removeItem: refused });
  const session = visit();
  session.set('email-1', 'ann');
  vi.advanceTimersByTime(DRAFT_DELAY_MS);
  expect(valuesOf(session)['email-1']).toBe('ann');
});
