import { expect, test } from 'vitest';
import { type ErrorGroup, ErrorGroups } from '../../../runtime/contracts/error-reports.ts';
import { askAsOwner, runOwnerCommand } from '../harness/owner-api.ts';
import { bundle } from '../harness/site.ts';
import { eventually, newVisitor, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

/** Errors of browsers in which the message has this text; the queue hands them on after up to ten seconds. */
async function groupsWith(text: string): Promise<ErrorGroup[]> {
  const { errors } = ErrorGroups.parse(JSON.parse(await askAsOwner('/api/owner/errors?source=browser')));
  return errors.filter(({ message }) => message.includes(text));
}

test('an element throws on a page, and the owner reads where in the source', { timeout: 90_000 }, async () => {
  const visitor = await newVisitor({}, { expectedErrors: /storefront|NumberFormat/ });
  const first = await openPage(visitor, '/shop/p/everyday-teapot');
  await first.waitForFunction(() => window.Storefront);
  await first.evaluate(() => window.Storefront?.cart?.add?.({ itemId: 'ss-everyday-teapot', sku: 'POT-700' }));
  await visitor.addInitScript('delete Intl.NumberFormat');
  const page = await openPage(visitor, '/cart?secret=1#part');
  await page.waitForFunction(() => window.Storefront);
  await page.evaluate(() => window.Storefront?.ready?.());
  const sent = page.waitForResponse((response) => response.url().includes('RecordJavascriptErrors'));
  await page.evaluate(await bundle('error-reporter.ts'));
  const answer = await sent;
  expect(answer.status(), answer.request().postData() ?? '').toBe(202);
  expect(answer.request().postData()).not.toContain('secret');
  await eventually(async () => (await groupsWith('NumberFormat')).length).toBeGreaterThan(0);
  const [group] = await groupsWith('NumberFormat');
  expect(group?.place).toMatch(/^sq\/[\w.-]+\.js:\d+:\d+$/);
  const details = JSON.parse(await runOwnerCommand(['errors', 'get', group?.id ?? '', '--json']));
  expect(details).toMatchObject({
    url: expect.stringMatching(/\/cart$/),
    pageType: expect.any(Number),
    version: '0.1.0',
  });
  expect(details.stack[0]).toEqual({
    at: expect.stringContaining('.js:'),
    source: expect.stringMatching(/^(runtime|widgets)\/.+\.tsx?:\d+:\d+$/),
  });
  expect(await runOwnerCommand(['errors', 'list', '--source', 'browser'])).toContain(details.stack[0].source);
});
