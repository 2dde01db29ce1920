import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityViolations } from '../harness/accessibility.ts';
import { tabTo } from '../harness/account-steps.ts';
import { newAddress } from '../harness/form-filling.ts';
import { layoutErrors } from '../harness/layout.ts';
import { EMBED_URL, GERMAN_SHOP_URL, SHOP_URL } from '../harness/shop.ts';
import { eventually, hasFocus, newEmbedVisitor, newVisitor, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

/** The first buttons on pages in four languages of the EU. */
const WORDS = {
  en: 'Withdraw from contract here',
  de: 'Vertrag widerrufen',
  fr: 'Renoncer au contrat ici',
  es: 'Desistir del contrato aquí',
};
const element = (page: Page) => page.locator('sq-withdrawal');
const button = (page: Page, name: string) => element(page).getByRole('button', { name, exact: true });

/** Puts the element on a page of another site, in a language. */
async function place(page: Page, lang: string): Promise<void> {
  await page.evaluate(
    ([lang, href]) => {
      document.documentElement.lang = lang;
      document.querySelector('sq-withdrawal')?.remove();
      const link = Object.assign(document.createElement('a'), { href, textContent: 'Withdraw' });
      const element = document.createElement('sq-withdrawal');
      element.append(link);
      document.body.prepend(element);
    },
    [lang, `${SHOP_URL}/withdraw`] as const,
  );
}

test('a guest on a phone withdraws by keyboard on a page of another site, with a number that matches no order, and the button speaks the page’s language', async () => {
  const visitor = await newEmbedVisitor({ viewport: { width: 390, height: 844 } });
  const page = await openPage(visitor, '/', EMBED_URL);
  for (const [lang, words] of Object.entries(WORDS).reverse()) {
    await place(page, lang);
    await button(page, words).waitFor();
  }
  expect(await element(page).getByRole('link').count()).toBe(0);

  const { keyboard } = page;
  await tabTo(button(page, WORDS.en));
  await keyboard.press('Enter');
  await eventually(() => hasFocus(element(page).getByRole('heading', { name: 'Withdraw from a contract' }))).toBe(true);
  await tabTo(button(page, 'Continue'));
  await keyboard.press('Enter');
  await eventually(() => hasFocus(element(page).getByLabel('Your name'))).toBe(true);
  expect(await accessibilityViolations(page, 'sq-withdrawal')).toEqual([]);
  const email = newAddress('withdrawal');
  await keyboard.type('June Archer');
  await keyboard.press('Tab');
  await keyboard.type('987654321');
  await tabTo(element(page).getByLabel('Email address for the receipt'));
  await keyboard.type(email);
  await keyboard.press('Enter');
  const confirm = button(page, 'Confirm withdrawal');
  await confirm.waitFor();
  expect(await element(page).innerText()).toContain('987654321');
  expect(await accessibilityViolations(page, 'sq-withdrawal')).toEqual([]);
  expect(await layoutErrors(page)).toEqual([]);
  await tabTo(confirm);
  await keyboard.press('Enter');
  await element(page).getByRole('heading', { name: 'We have received your withdrawal' }).waitFor();
  const receipt = await element(page).innerText();
  for (const shown of [/W-\d+/, /987654321/, /June Archer/, /[\da-f]{64}/]) expect(receipt).toMatch(shown);
  expect(receipt).toContain(email);
  expect(await accessibilityViolations(page, 'sq-withdrawal')).toEqual([]);
  const file = page.waitForEvent('download');
  await element(page).getByRole('link', { name: 'Save as a file' }).click();
  expect((await file).suggestedFilename()).toMatch(/^W-\d+\.txt$/);
});

test('a buyer without a script withdraws at a desk, from the footer’s link to the receipt, which is the same for a wrong number', async () => {
  const visitor = await newVisitor({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
  const page = await openPage(visitor, '/', GERMAN_SHOP_URL);
  await page.getByRole('contentinfo').getByRole('link', { name: WORDS.de }).click();
  await page.getByLabel('Ihr Name').fill('June Archer');
  await page.getByLabel('Bestellnummer oder was den Vertrag sonst bezeichnet').fill('987654321');
  await page.getByLabel('E-Mail-Adresse für die Eingangsbestätigung').fill(newAddress('widerruf'));
  await page.getByRole('button', { name: 'Weiter' }).click();
  expect(await page.getByRole('main').innerText()).toContain('987654321');
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await page.getByRole('heading', { name: 'Ihr Widerruf ist eingegangen' }).waitFor();
  expect(await page.getByRole('main').innerText()).toMatch(/W-\d+/);

  const scripted = await openPage(
    await newVisitor({ viewport: { width: 390, height: 844 } }),
    '/withdraw',
    GERMAN_SHOP_URL,
  );
  expect(await accessibilityViolations(scripted)).toEqual([]);
  expect(await layoutErrors(scripted)).toEqual([]);
});
