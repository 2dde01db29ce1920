import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { OwnerStock } from '#runtime/contracts/stock.ts';
import {
  field,
  fillAddress,
  newBuyer,
  openCheckout,
  orderNumber,
  payAndArrive,
  payButton,
} from '../../e2e/harness/checkout-steps.ts';
import { openConsole } from '../../e2e/harness/console.ts';
import { callAs, leaveTraces } from '../../e2e/harness/console-screens.ts';
import { CountedPage, type Effort } from '../../e2e/harness/counted-page.ts';
import { newAddress } from '../../e2e/harness/form-filling.ts';
import { mailsOf } from '../../e2e/harness/mailbox.ts';
import { addButton, eventually, newVisitor, openPage, startBrowser } from '../../e2e/harness/visitor.ts';
import type { Row } from '../table.ts';
import { CONTENT_TASKS } from './tasks/content.ts';
import { PRODUCT_TASKS } from './tasks/products.ts';
import { SELLING_TASKS } from './tasks/selling.ts';
import type { Given, Task } from './tasks/task.ts';
import { writeRows } from './write-rows.ts';

startBrowser();

const TASKS = [...PRODUCT_TASKS, ...SELLING_TASKS, ...CONTENT_TASKS].sort((a, b) => a.number - b.number);
const WINDOWS = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } } as const;
const TEAPOT = { itemId: 'ss-everyday-teapot' };
/** How long a step of a task may take before the task counts as impossible, in ms. */
const STEP_MS = 20_000;

type Result = Effort & { problem: string };

async function sell(): Promise<number> {
  const page = await openCheckout(await newBuyer(), [TEAPOT]);
  await field(page, 'email').fill(newAddress('buyer'));
  await fillAddress(page);
  await payAndArrive(page);
  return orderNumber(page);
}

async function subscribe(): Promise<void> {
  const page = await openPage(await newBuyer(), '/shop/p/weekly-sampler');
  await addButton(page).click();
  await page.waitForURL('**/commerce/subscription?cartToken=*');
  await page.getByLabel('Your email address').fill(newAddress('subscriber'));
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  await eventually(() => payButton(page).isVisible()).toBe(true);
  await fillAddress(page);
  await payAndArrive(page);
}

/** Has somebody wait for a mail about a product that is sold out. */
async function waitForRestock(owner: Page): Promise<void> {
  const { variants } = await callAs<{ variants: OwnerStock[] }>(owner, '/api/owner/stock');
  const variant = variants.find(({ title }) => title === 'Ember Kyusu');
  if (variant && variant.quantity > 0) {
    const call = { method: 'PUT', body: { quantity: 0, reason: 'counted' }, version: variant.version } as const;
    await callAs(owner, `/api/owner/stock/${variant.variantId}`, call);
  }
  const email = newAddress('restock');
  const visitor = await newBuyer();
  const page = await openPage(visitor, '/shop/p/ember-kyusu');
  const box = page.locator('.product-restock-notification');
  await box.locator('[name=email]').fill(email);
  await box.getByLabel('I am a person').check();
  await box.locator('[name=email]').press('Enter');
  await box.getByText('Signed up!').waitFor();
  await eventually(async () => (await mailsOf(visitor, email)).length).toBe(1);
  const [mail] = await mailsOf(visitor, email);
  await page.goto(mail?.text.match(/https?:\S+confirm\S+/)?.[0] ?? '');
  await page.getByRole('button', { name: 'Yes, tell me' }).click();
}

/** Does a task in a new tab, from the overview on; a task that stops says why. */
async function doTask(owner: CountedPage, task: Task, given: Given): Promise<Result> {
  const { page } = owner;
  const errors: string[] = [];
  const record = (error: Error) => errors.push(error.message);
  page.on('pageerror', record);
  await page.goto(new URL('/config/', page.url()).href);
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  let problem = '';
  const effort = await owner.step(task.title, async () => {
    try {
      await task.act?.(owner, given);
    } catch (error) {
      problem = String(error).split('\n').slice(0, 3).join(' ');
    }
  });
  page.off('pageerror', record);
  return { ...effort, problem: [problem, ...errors].filter(Boolean).join('; ') };
}

const countOf = ({ clicks, fields, scrolled, problem }: Result) =>
  `${clicks} + ${fields}, ${scrolled} px${problem && ' STOPPED'}`;

test('the tasks of an owner, on a phone and at a desk', async () => {
  const results = new Map<Task, Partial<Record<Given['mark'], Result>>>();
  for (const mark of ['phone', 'desk'] as const) {
    const visitor = await newVisitor({ viewport: WINDOWS[mark], reducedMotion: 'reduce' }, { expectedErrors: /./ });
    const page = await openConsole(visitor);
    if (mark === 'phone') await leaveTraces(page);
    await subscribe();
    await waitForRestock(page);
    const orders = { refund: await sell(), send: await sell() };
    visitor.setDefaultTimeout(STEP_MS);
    const owner = new CountedPage(page);
    for (const task of TASKS) {
      const result = await doTask(owner, task, { mark, orders });
      results.set(task, { ...results.get(task), [mark]: result });
      console.log(`${mark} ${task.number} ${task.title}: ${countOf(result)} ${result.problem}`);
    }
  }
  const rows: Row[] = TASKS.map((task) => {
    const { phone, desk } = results.get(task) ?? {};
    const problems = [phone?.problem, desk?.problem].filter(Boolean).join('; ');
    return {
      what: `${task.number} ${task.title}`,
      value: phone && desk ? `phone ${countOf(phone)}; desk ${countOf(desk)}` : '–',
      note: [`on 27 November ${task.before}`, task.notYet && `not yet: ${task.notYet}`, problems]
        .filter(Boolean)
        .join('; '),
    };
  });
  writeRows(rows);
  const stopped = [...results].flatMap(([task, { phone, desk }]) =>
    phone?.problem || desk?.problem ? [task.number] : [],
  );
  expect(stopped).toEqual([]);
});
