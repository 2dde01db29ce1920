import type { Browser, Page } from 'playwright-core';
import { row } from './calls.ts';
import { load } from './load.ts';
import type { BenchShop } from './shop.ts';
import { ShopVisitor } from './shop.ts';
import { phonePage, readVitals, slowDown } from './slow-phone.ts';
import { median } from './statistics.ts';
import { milliseconds, type Row } from './table.ts';

const RUNS = 5;
const KEYSTROKES = 60;
const SUBMISSIONS = 400;
const LANES = 16;
/** Age of a form when it is submitted; the Worker refuses forms that were filled in too fast. */
const STAMP_AGE_MS = 2_100;
const CONTACT = 'ss-contact';
const MESSAGE = 'textarea-yui_3_17_2_1_1772000000002_2005';
const ANSWERS = JSON.stringify({
  'name-yui_3_17_2_1_1772000000002_2001': ['June', 'Park'],
  'email-yui_3_17_2_1_1772000000002_2002': 'june@bench.com',
  'select-yui_3_17_2_1_1772000000002_2003': 'An order',
  [MESSAGE]: 'How long does it keep?',
});

/** Measures when a form shows on a slow phone, depending on its kind, and how soon its counter follows a key. */
export async function measureForms(shop: BenchShop, browser: Browser): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, url, field] of [
    ['the engine’s form', `${shop.url}/contact`, `#${MESSAGE}-field`],
    ['<sq-form-block> on another site', shop.embedUrl, `sq-form-block [id^="${MESSAGE}"] textarea`],
  ] as const) {
    const visits: { paint: number; form: number; shift: number }[] = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, url, field));
    const of = (pick: (visit: (typeof visits)[number]) => number) => median(visits.map(pick));
    rows.push({
      what: `${what}: first content`,
      value: milliseconds(of(({ paint }) => paint)),
      note: `fields on screen ${milliseconds(of(({ form }) => form))}, layout shift ${of(({ shift }) => shift)}`,
    });
    rows.push({ what: `${what}: key to counter`, ...(await measureKeys(browser, url, field)) });
  }
  return rows;
}

/** Measures submissions per second: key and save by a new visitor each time, including the mails they cause. */
export async function measureSubmissions(shop: BenchShop): Promise<Row[]> {
  const { stamp } = (await (
    await new ShopVisitor(shop.url).call('POST', '/api/census/form-render', { formId: CONTACT, visitorCookie: '' })
  ).json()) as { stamp: string };
  await new Promise((resolve) => setTimeout(resolve, STAMP_AGE_MS));
  const visitors = Array.from({ length: SUBMISSIONS }, () => new ShopVisitor(shop.url));
  const submit = async (index: number): Promise<Response> => {
    const visitor = visitors[index] as ShopVisitor;
    const answer = await visitor.call('POST', '/api/form/FormSubmissionKey', { formId: CONTACT, stamp });
    if (!answer.ok) return answer;
    const { key } = (await answer.json()) as { key: string };
    return visitor.call('POST', '/api/form/SaveFormSubmission', { key, form: ANSWERS, pagePath: '/contact' });
  };
  return [row('form submissions, 16 at once', await load(submit, SUBMISSIONS, LANES), 'key and save')];
}

async function visit(browser: Browser, url: string, field: string) {
  const page = await phonePage(browser);
  await page.addInitScript((selector) => {
    const look = () => {
      if (document.querySelector(selector)?.getClientRects().length) {
        Object.assign(window, { __form: performance.now() });
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, field);
  await slowDown(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator(field).waitFor();
  const vitals = await readVitals(page);
  const form = await page.evaluate(() => (window as unknown as { __form: number }).__form);
  await page.context().close();
  return { paint: vitals.firstPaint, form, shift: vitals.layoutShift };
}

/** Measures the time from the key's event to the frame that shows the new count. */
async function measureKeys(browser: Browser, url: string, field: string): Promise<Pick<Row, 'value' | 'note'>> {
  const page = await phonePage(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  const area = page.locator(field);
  // A click in the form loads the script with the counter.
  await area.click();
  await page.getByText('0 / 1000').first().waitFor();
  const session = await slowDown(page);
  await watchCounter(page, field);
  for (let key = 0; key < KEYSTROKES; key += 1) await page.keyboard.type('a');
  await page.getByText(`${KEYSTROKES} / 1000`).first().waitFor();
  const delays = await page.evaluate(() => (window as unknown as { __delays: number[] }).__delays);
  await session.detach();
  await page.context().close();
  return { value: milliseconds(median(delays)), note: `longest ${milliseconds(Math.max(...delays))}, CPU ÷4` };
}

function watchCounter(page: Page, field: string) {
  return page.evaluate((selector) => {
    const delays: number[] = [];
    Object.assign(window, { __delays: delays });
    const area = document.querySelector<HTMLTextAreaElement>(selector);
    const isFollowed = (length: number) => document.body.innerText.includes(`${length} / 1000`);
    area?.addEventListener('keydown', ({ timeStamp }) => {
      const length = area.value.length + 1;
      const look = () => {
        if (isFollowed(length)) delays.push(performance.now() - timeStamp);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  }, field);
}
