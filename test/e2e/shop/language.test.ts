import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { englishAmong } from '../../english-words.ts';
import {
  addItems,
  checkoutOf,
  field,
  fillAddress,
  newBuyer,
  payAndArrive,
  payButton,
} from '../harness/checkout-steps.ts';
import { addDrawer, openDrawer } from '../harness/drawer.ts';
import { complaint, mainForm, newAddress, sendButton } from '../harness/form-filling.ts';
import { mailsOf } from '../harness/mailbox.ts';
import { textsOn } from '../harness/page-texts.ts';
import { GERMAN_SHOP_URL } from '../harness/shop.ts';
import { addButton, alertDialog, eventually, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

const AT_HOME = {
  countryCode: 'DE',
  firstName: 'Jürgen',
  lastName: 'Groß',
  line1: 'Hof 3',
  postalCode: '06108',
  city: 'Halle',
};

const newReader = (expectedErrors?: RegExp) => newBuyer({ locale: 'de-DE' }, expectedErrors && { expectedErrors });

async function open(visitor: BrowserContext, path: string): Promise<Page> {
  const page = await openPage(visitor, path, GERMAN_SHOP_URL);
  await page.waitForFunction(() => window.Storefront?.ready);
  await page.evaluate(() => window.Storefront?.ready?.());
  return page;
}

/** Fails where the page has an English text. `text` is on the page once the step is done. */
async function expectGerman(page: Page, text: string): Promise<void> {
  // The step may still be leading to the page, so that a reading fails.
  await eventually(async () => {
    await page.evaluate(() => window.Storefront?.ready?.());
    return (await textsOn(page)).join(' ').replace(/\s+/g, ' ');
  }).toContain(text);
  expect(englishAmong(await textsOn(page))).toEqual([]);
}

test('no English word is on the German shop’s lists and products, in its lightboxes and alerts', async () => {
  const visitor = await newReader(/404|Failed to load|ERR_/);
  const page = await open(visitor, '/');
  await expectGerman(page, 'Licht, das man reparieren kann');

  await page.goto(`${GERMAN_SHOP_URL}/leuchten`);
  await expectGerman(page, 'inkl. MwSt., zzgl. Versand');
  await page.locator('.sqs-product-quick-view-button[data-id="lw-stehleuchte"]').click();
  await expectGerman(page, 'Alle Details ansehen');

  await page.goto(`${GERMAN_SHOP_URL}/leuchten/p/stehleuchte-nr-3`);
  await addButton(page).click();
  await expectGerman(page, 'Bitte wählen Sie die Option Schirm.');
  await alertDialog(page).getByRole('button').click();
  await page.locator('.product-variants select').selectOption('Gelb');
  await expectGerman(page, 'Nur 4 verfügbar');

  await page.goto(`${GERMAN_SHOP_URL}/leuchten/p/reparaturtermin`);
  await addButton(page).click();
  await sendButton(page.locator('sq-lightbox form')).click();
  await expectGerman(page, 'Erforderlich');

  await page.goto(`${GERMAN_SHOP_URL}/leuchten/p/kugelleuchte`);
  await addButton(page).hover();
  await page.waitForFunction(() => window.Storefront?.ready);
  await visitor.route('**/api/commerce/**', (route) => route.abort());
  await addButton(page).click();
  await expectGerman(page, 'Bitte prüfen Sie Ihre Internetverbindung.');

  for (const [path, text] of [
    ['/search?q=lampe', 'lampe'],
    ['/search?q=nichts-davon', 'nichts-davon'],
    ['/nirgends', 'Warenkorb'],
  ] as const) {
    await page.goto(GERMAN_SHOP_URL + path);
    await expectGerman(page, text);
  }
});

test('no English word is in the German shop’s cart and drawer, on its checkout, its order’s pages and in its mails', async () => {
  const visitor = await newReader(/400|Failed to load/);
  const page = await open(visitor, '/cart');
  await expectGerman(page, 'Ihr Warenkorb ist leer.');
  await addItems(page, { itemId: 'lw-kugelleuchte', quantity: 2 }, { itemId: 'lw-stehleuchte', sku: 'ST3-GELB' });
  await expectGerman(page, 'inkl. MwSt., zzgl. Versand');
  await page.getByLabel('Rabattcode').fill('FALSCH');
  await page.getByRole('button', { name: 'Einlösen' }).click();
  await expectGerman(page, 'Dieser Code ist leider nicht gültig.');
  await page.getByLabel('Rabattcode').fill('LICHTBLICK');
  await page.getByRole('button', { name: 'Einlösen' }).click();
  await expectGerman(page, 'Der Code LICHTBLICK wurde eingelöst.');
  await page.getByRole('button', { name: 'Kugelleuchte entfernen' }).click();
  await expectGerman(page, 'Kugelleuchte wurde entfernt.');

  await page.goto(`${GERMAN_SHOP_URL}/werkstatt`);
  await addDrawer(page);
  await openDrawer(page);
  await expectGerman(page, 'inkl. MwSt., zzgl. Versand');

  await page.goto(`${GERMAN_SHOP_URL}/checkout`);
  await eventually(() => payButton(page).isVisible()).toBe(true);
  await expectGerman(page, 'Lieferadresse');
  await payButton(page).click();
  await expectGerman(page, 'Bitte prüfen Sie Ihre Angaben:');
  const email = newAddress('groß');
  await field(page, 'email').fill(email);
  await fillAddress(page, AT_HOME);
  await expectGerman(page, 'MwSt.');
  await checkoutOf(page).getByRole('radio', { name: 'Eine Karte, die abgelehnt wird' }).check();
  await payButton(page).click();
  await expectGerman(page, 'Die Zahlung wurde abgelehnt.');
  await checkoutOf(page).getByRole('radio', { name: 'Eine Karte, die eine Bestätigung verlangt' }).check();
  await payButton(page).click();
  await expectGerman(page, 'Bestätigen Sie Ihre Zahlung');
  await page.goBack();
  await eventually(() => payButton(page).isVisible()).toBe(true);
  await checkoutOf(page).getByRole('radio', { name: 'Eine Karte, die angenommen wird' }).check();
  await payAndArrive(page);
  await expectGerman(page, 'Vielen Dank für Ihre Bestellung');
  await page.goto(page.url().replace('order-confirmed', 'order-status'));
  await expectGerman(page, 'Bestellnummer');

  const mails = await mailsOf(visitor, email, GERMAN_SHOP_URL);
  expect(mails.map(({ to }) => to)).toContain(email);
  const lines = mails.flatMap(({ subject, text }) => [subject, ...text.split('\n')]);
  expect(englishAmong(lines)).toEqual([]);
});

test('no English word is in the German shop’s forms and on the way of a gift card to the checkout', async () => {
  const visitor = await newReader(/4\d\d/);
  const page = await open(visitor, '/kontakt');
  await sendButton(mainForm(page)).click();
  await eventually(() => complaint(mainForm(page)).count()).toBe(1);
  await expectGerman(page, 'Mindestens ein Feld ist ungültig');
  const newsletter = page.locator('.newsletter-form');
  await sendButton(newsletter).click();
  await expectGerman(page, 'Erforderlich');

  await page.goto(`${GERMAN_SHOP_URL}/leuchten/p/gutschein`);
  await page.locator('.product-variants select').selectOption('50 €');
  await addButton(page).click();
  await page.waitForURL('**/commerce/gift-card?*');
  await page.getByLabel('E-Mail-Adresse der beschenkten Person').fill('ute@mail');
  await page.locator('.order-form').evaluate((form) => form.setAttribute('novalidate', ''));
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expectGerman(page, 'Mindestens ein Feld ist ungültig');
  await page.getByLabel('Name der beschenkten Person').fill('Ute Groß');
  await page.getByLabel('E-Mail-Adresse der beschenkten Person').fill('ute@mail.test');
  await page.getByLabel('Ihre E-Mail-Adresse').fill('udo@mail.test');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.waitForURL('**/checkout?order=*');
  await eventually(() => payButton(page).innerText()).toBe('Zahlungspflichtig bestellen');
  await expectGerman(page, 'Zustellung am');
});
