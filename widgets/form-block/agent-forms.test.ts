import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startAgentTools } from '#runtime/agent-tools/start.ts';
import { readPageForm } from '#runtime/page/forms.ts';
import { aForm } from '../../test/fixtures/forms/forms.ts';
import { fixture, loadHtml } from '../../test/fixtures/load-page.ts';
import { installModelContext } from '../../test/fixtures/model-context.ts';
import { openAgentShop } from '../../test/msw/server.ts';
import { startForms } from './engine-forms.ts';

const shop = openAgentShop();
let ending: AbortController;
let uninstall: () => void;

const form = () => document.querySelector('form') as HTMLFormElement;
const item = (type: string) => document.querySelector(`.form-item[id^="${type}-"]`) as HTMLElement;
const control = (type: string, index = 0) =>
  item(type).querySelectorAll<HTMLInputElement>('input, select, textarea')[index] as HTMLInputElement;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }).setTimerTickMode('nextTimerAsync');
  ending = new AbortController();
  ({ uninstall } = installModelContext());
  loadHtml(fixture('pages/forms-f1'));
  const block = document.querySelector('.sqs-block') as HTMLElement;
  const read = readPageForm(block, form())?.form;
  if (!read) throw new Error('The page has no form.');
  const { id, kind, fields } = read;
  shop.current.forms.forms.set(
    id,
    aForm({ id, kind, fields: fields.map((field) => ({ ...field })), submissionHTML: '' }),
  );
  startForms();
  await startAgentTools(ending.signal);
});
afterEach(() => {
  ending.abort();
  uninstall();
  document.body.replaceChildren();
  sessionStorage.clear();
  vi.useRealTimers();
});

/** Submits as a browser does for an agent; resolves to what the agent hears. */
function submitByAgent(): Promise<{ data?: { message: string }; error?: string }> {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  return new Promise((resolve) => {
    Object.assign(event, { agentInvoked: true, respondWith: (answer: Promise<never>) => resolve(answer) });
    form().dispatchEvent(event);
  });
}

function type(target: HTMLInputElement, text: string): void {
  target.value = text;
  target.dispatchEvent(new Event('input', { bubbles: true }));
}

test('a form and its fields are named by their own labels, and the person sends it', () => {
  expect(form().getAttribute('toolname')).toMatch(/^\w+$/);
  expect(form().getAttribute('tooldescription')).toContain('The person checks and sends it.');
  expect(form().hasAttribute('toolautosubmit')).toBe(false);
  expect(control('email').getAttribute('toolparamdescription')).toMatch(/email/i);
  expect(control('name').getAttribute('toolparamdescription')).toMatch(/name/i);
  const names = [...document.querySelectorAll('[toolname]')].map((tool) => tool.getAttribute('toolname'));
  expect(new Set(names).size).toBe(names.length);
});

test('a form that leaves the page, and the end of the tools, take the description back', () => {
  const left = form();
  ending.abort();
  expect(left.hasAttribute('toolname')).toBe(false);
  expect(left.querySelector('[toolparamdescription]')).toBeNull();
});

test('an agent that sends a form hears what the person reads: errors at the fields, then the owner’s message', async () => {
  control('email').focus();
  await shop.untilIdle();
  const refused = await submitByAgent();
  expect(refused.error).toContain('The form was not sent: One or more fields is invalid');
  expect(refused.error).toContain('Required');
  type(control('name'), 'Ada');
  type(control('email'), 'ada@example.org');
  type(control('text'), 'Tea');
  control('checkbox', 1).click();
  control('radio', 1).click();
  const sent = await submitByAgent();
  expect(sent.error).toBeUndefined();
  expect(sent.data).toEqual({ sent: true, message: expect.stringContaining('We have it') });
  expect(shop.current.forms.saved).toHaveLength(1);
});

test('what the person sends themselves is answered to nobody', async () => {
  const respondWith = vi.fn();
  const event = Object.assign(new SubmitEvent('submit', { bubbles: true, cancelable: true }), {
    agentInvoked: false,
    respondWith,
  });
  form().dispatchEvent(event);
  await shop.untilIdle();
  expect(respondWith).not.toHaveBeenCalled();
});
