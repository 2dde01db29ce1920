import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SITE_STATUS } from '#runtime/contracts/site-enumerations.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { newHolder, openAccount } from '../../test/worker/account-holder.ts';
import { Buyer } from '../../test/worker/buyer.ts';
import { ANN, NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { open } from '../../test/worker/order-pages.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { count, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { speak } from '../../test/worker/translations.ts';

const BERLIN = { ...NEW_YORK, city: 'Berlin', region: '', postalCode: '10115', countryCode: 'DE' };
const { shippingRules } = SETTINGS;
const TO_GERMANY = shippingRules.map((rule) => ({ ...rule, zones: [{ countryCode: 'US' }, { countryCode: 'DE' }] }));
const ENTRIES = { name: 'Ann Lee', contract: '#1', part: '', email: ANN };

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, { ...SETTINGS, shippingRules: TO_GERMANY });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Opened = Awaited<ReturnType<typeof open>>;

/** Returns what a form of a page would send. */
async function entriesOf({ page }: Opened, which = 'form.order-form'): Promise<Record<string, string>> {
  const fields = await page.all(`${which} input`);
  const areas = await page.all(`${which} textarea`);
  return Object.fromEntries([...fields, ...areas].map((field) => [field.name, field.value ?? field['']]));
}

/** Fills in a form of a page and sends it. */
async function send(opened: Opened, typed: Record<string, string> = {}, call: Parameters<typeof open>[1] = {}) {
  return open('/withdraw', { ...call, form: { ...(await entriesOf(opened)), ...typed } });
}

async function withdrawn(typed = ENTRIES): Promise<Opened> {
  const check = await send(await open('/withdraw'), typed);
  const { location } = await send(check);
  return open(location ?? '');
}

async function bought(address = BERLIN): Promise<{ payer: Payer; token: string }> {
  const payer = await Payer.with(PRODUCTS.mug.id, { quantity: 3 });
  await payer.changeCheckout({ email: ANN, address });
  const { url } = (await payer.pay()) as { url: string };
  return { payer, token: new URL(url, 'https://x.test').searchParams.get('orderToken') ?? '' };
}

const title = async ({ page }: Opened) => (await page.only('main h1'))[''];

describe('the page for withdrawals', () => {
  test('takes a guest’s declaration in two steps, and shows its receipt', async () => {
    const form = await open('/withdraw');
    expect([form.status, await title(form)]).toEqual([200, 'Withdraw from a contract']);
    const check = await send(form, ENTRIES);
    expect(await title(check)).toBe('Check your withdrawal');
    expect((await check.page.only('form.order-form button'))['']).toBe('Confirm withdrawal');
    for (const shown of ['Ann Lee', '#1', 'Everything', ANN]) expect(check.page.html).toContain(shown);
    expect(await count('declarations')).toBe(0);
    const { status, location } = await send(check);
    expect([status, await count('declarations')]).toEqual([303, 1]);
    const receipt = await open(location ?? '');
    expect(await title(receipt)).toBe('We have received your withdrawal');
    expect(receipt.headers.get('Cache-Control')).toContain('no-store');
    for (const shown of ['W-1', 'Ann Lee', 'I hereby withdraw from this contract']) {
      expect(receipt.page.html).toContain(shown);
    }
    expect(receipt.page.html).toMatch(/[\da-f]{64}/);
    expect((await outbox()).map(({ kind }) => kind)).toEqual(['declaration-receipt']);
  });

  test('says which entries are wrong, and keeps them all', async () => {
    const wrong = await send(await open('/withdraw'), {
      ...ENTRIES,
      name: '',
      email: 'ann@',
      part: 'The <b>blue</b> one',
    });
    expect(wrong.status).toBe(422);
    expect((await wrong.page.all('.field-error')).length).toBe(2);
    expect(await entriesOf(wrong)).toMatchObject({ contract: '#1', email: 'ann@', part: 'The <b>blue</b> one' });
  });

  test('leads back to the entries, and takes what was changed as the declaration', async () => {
    const check = await send(await open('/withdraw'), { ...ENTRIES, part: 'One mug' });
    const change = await open('/withdraw', { form: await entriesOf(check, 'form:not(.order-form)') });
    expect(await entriesOf(change)).toMatchObject({ ...ENTRIES, part: 'One mug' });
    await send(await send(change, { part: 'Two mugs' }));
    const { results } = await env.DB.prepare('SELECT part FROM declarations').all();
    expect(results).toEqual([{ part: 'Two mugs' }]);
  });

  test('counts a form that is sent twice, or at once, as one', async () => {
    const check = await send(await open('/withdraw'), ENTRIES);
    const answers = await Promise.all([send(check), send(check), send(check)]);
    answers.push(await send(check));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect(await count('declarations')).toBe(1);
  });

  test('answers in the same words whether the order exists or not', async () => {
    await bought();
    const [known, unknown] = [await withdrawn(), await withdrawn({ ...ENTRIES, contract: '#9' })];
    const same = ({ page }: Opened) => page.html.replace(/#[19]|W-\d|[\da-f]{64}|receipt=[^"]*|\d+:\d+:\d+/g, '');
    expect(same(known)).toBe(same(unknown));
  });

  test('keeps the entries and the step when the shop fails', async () => {
    const check = await send(await open('/withdraw'), ENTRIES);
    const prepare = (sql: string) => {
      if (sql.includes('FROM declarations')) throw new Error('The database is away');
      return env.DB.prepare(sql);
    };
    const away = { prepare, batch: env.DB.batch.bind(env.DB) } as unknown as D1Database;
    const failed = await send(check, {}, { env: { DB: away } });
    expect([failed.status, await title(failed)]).toEqual([500, 'Check your withdrawal']);
    expect(await count('declarations')).toBe(0);
    expect((await send(failed)).status).toBe(303);
  });

  test('takes no form of another site', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.test' };
    const { status } = await open('/withdraw', { form: { ...ENTRIES, action: 'confirm', key: 'x' }, headers });
    expect([status, await count('declarations')]).toEqual([403, 0]);
  });

  test('shows a receipt to nobody without its link', async () => {
    await withdrawn();
    for (const receipt of ['', 'x', '1', 's1.abc.def']) {
      const answer = await open(`/withdraw?receipt=${receipt}`);
      expect([answer.status, answer.page.html.includes('Ann Lee')]).toEqual([410, false]);
    }
  });

  test.each([
    ['is closed', `UPDATE sites SET status = ${SITE_STATUS.expired}`],
    ['has a password', `UPDATE sites SET lock_key = 'k'`],
  ])('works in a shop that %s', async (_, sql) => {
    await env.DB.prepare(sql).run();
    expect((await open('/')).status).not.toBe(200);
    const receipt = await withdrawn();
    expect([receipt.status, await count('declarations')]).toEqual([200, 1]);
    const body = { ...ENTRIES, contract: '#3' };
    const buyer = new Buyer();
    const call = () => buyer.fetch('/api/commerce/withdrawals', { method: 'POST', body });
    expect([(await call()).status, (await call()).status]).toEqual([403, 200]);
  });
});

describe('from an order’s page', () => {
  test('the buyer chooses units, and need not say again who and which order', async () => {
    const { payer, token } = await bought();
    const form = await payer.open(`/withdraw?orderToken=${token}`);
    expect(await entriesOf(form)).toMatchObject({
      ...{ name: 'Ann Lee', email: ANN, orderToken: token, contract: '#1', 'units-0': '' },
    });
    const wrong = await send(form, { 'units-0': '4' });
    expect([wrong.status, (await wrong.page.only('.field-error'))['']]).toEqual([
      422,
      'Please enter a whole number from 0 to 3.',
    ]);
    const check = await send(wrong, { 'units-0': '2' });
    expect(check.page.html).toContain('2 × Mug');
    expect((await send(check)).status).toBe(303);
    const { results } = await env.DB.prepare('SELECT lines FROM declarations').all();
    expect(results).toEqual([{ lines: '[{"position":0,"quantity":2}]' }]);
    expect(await entriesOf(await payer.open(`/withdraw?orderToken=${token}`))).not.toHaveProperty('units-0');
  });

  test('others who have its link see the order’s units and not its buyer', async () => {
    const { token } = await bought();
    const form = await open(`/withdraw?orderToken=${token}`);
    expect(await entriesOf(form)).toMatchObject({ name: '', email: '', contract: '#1', 'units-0': '' });
  });

  test('an order’s page has the button until the period is over, and a link afterwards', async () => {
    const { payer, token } = await bought();
    const path = `/commerce/order-status?orderToken=${token}`;
    const link = `a[href="/withdraw?orderToken=${token}"]`;
    const soon = await payer.open(path);
    expect(await soon.page.only(link)).toMatchObject({
      class: 'button button--quiet',
      '': 'Withdraw from contract here',
    });
    await env.DB.prepare(
      `INSERT INTO order_events (site_id, order_id, id, kind, ref, details, happened_at)
       SELECT site_id, id, 'e', 'sent', '', '{}', ?1 FROM orders`,
    )
      .bind(Date.now() - 400 * DAY_MS)
      .run();
    const late = await payer.open(path);
    expect((await late.page.only(link)).class).toBeUndefined();
  });

  test('a buyer to whom nobody owes the function sees no link to their order’s, and the page answers all the same', async () => {
    const { payer, token } = await bought(NEW_YORK);
    expect((await payer.open(`/commerce/order-status?orderToken=${token}`)).page.html).not.toContain(
      '/withdraw?orderToken',
    );
    expect((await payer.open(`/withdraw?orderToken=${token}`)).status).toBe(200);
  });

  test('the buyer’s mail has the link', async () => {
    const { token } = await bought();
    const mail = (await outbox()).find(({ kind }) => kind === 'order-confirmation');
    expect(mail?.text_body).toContain(`https://${SHOP.host}/withdraw?orderToken=${token}`);
  });
});

describe('who is signed in', () => {
  test('finds their orders on the page, and their address in its form', async () => {
    const { token } = await bought();
    const ann = await newHolder();
    await openAccount(ann, ANN);
    const headers = { Cookie: ann.cookieHeader };
    const form = await open('/withdraw', { headers });
    expect((await form.page.only('.order-history a')).href).toBe(`/withdraw?orderToken=${token}`);
    expect(await entriesOf(form)).toMatchObject({ email: ANN, contract: '' });
    expect(await entriesOf(await open(`/withdraw?orderToken=${token}`, { headers }))).toMatchObject({
      ...{ name: 'Ann Lee', email: ANN },
    });
    const account = await open('/account', { headers });
    expect((await account.page.only('main a[href="/withdraw"]'))['']).toBe('Withdraw from contract here');
  });
});

describe('in another language', () => {
  test.each([
    ['fr', 'Renoncer au contrat ici', 'Confirmer la rétractation'],
    ['de', 'Vertrag widerrufen', 'Widerruf bestätigen'],
    ['pl', 'Odstąp od umowy tutaj', 'Potwierdź odstąpienie od umowy'],
    // The shop has no other texts in this language.
    ['cs', 'Withdraw from a contract', 'Potvrdit odstoupení od smlouvy'],
  ])('the page in %s has the prescribed words, and so has its receipt', async (language, opens, confirms) => {
    await speak([language], SHOP.id);
    const form = await open(`/${language}/withdraw`);
    expect(await entriesOf(form)).toHaveProperty('contract');
    const { action } = await form.page.only('form.order-form');
    const check = await open(action ?? '', { form: { ...(await entriesOf(form)), ...ENTRIES } });
    expect((await check.page.only('form.order-form button'))['']).toBe(confirms);
    const { location } = await open(action ?? '', { form: await entriesOf(check) });
    expect(location).toMatch(new RegExp(`^/${language}/withdraw\\?receipt=`));
    const [mail] = await outbox();
    expect(mail?.kind).toBe('declaration-receipt');
    const { results } = await env.DB.prepare('SELECT language, base_url FROM declarations').all();
    expect(results).toEqual([{ language, base_url: `https://${SHOP.host}/${language}` }]);
    if (opens.startsWith('Withdraw')) return;
    const { token } = await bought();
    const order = await open(`/${language}/commerce/order-status?orderToken=${token}`);
    expect((await order.page.only('.order-withdraw a'))['']).toBe(opens);
  });
});
