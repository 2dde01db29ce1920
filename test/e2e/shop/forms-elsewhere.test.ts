import { describe, expect, test } from 'vitest';
import { expectThanks, newAddress, sendButton } from '../harness/form-filling.ts';
import { submissionsFrom } from '../harness/owner-api.ts';
import { EMBED_URL } from '../harness/shop.ts';
import { eventually, newEmbedVisitor, newVisitor, openPage, startBrowser } from '../harness/visitor.ts';

/** Third-party cookies are refused. */
startBrowser();

describe('a form block', () => {
  test('a form block replaces the engine’s placeholder, and is sent from there', async () => {
    const page = await openPage(await newVisitor(), '/about');
    const block = page.locator('#block-ss-ask-june');
    // The form's code is fetched when it comes near the window.
    await block.scrollIntoViewIfNeeded();
    const email = newAddress('ada');
    await sendButton(block).click();
    await eventually(() => block.locator('.field-error').allTextContents()).toEqual(['Required', 'Required']);
    await block.getByLabel('Your question').fill('Can I cold-brew the Ember?');
    await block.getByLabel('Email').fill(email);
    expect(await block.locator('.form-disclaimer').textContent()).toBe(
      'We never print your name with a question unless you say so.',
    );
    await sendButton(block).click();
    await expectThanks(block, 'If others wonder too');
    expect(await block.getByRole('link', { name: 'journal' }).getAttribute('href')).toBe('/journal');
    expect(await submissionsFrom(email, 'ss-ask-june')).toMatchObject([
      { pagePath: '/about', pageTitle: 'Two people and a very large kettle' },
    ]);
  });

  test('a form block works on another site’s page under a strict policy, and sets no cookie', async () => {
    const visitor = await newEmbedVisitor();
    const script = /\/sq\/.*\.js/;
    const held: (() => void)[] = [];
    let isHeld = true;
    await visitor.route(script, async (route) => {
      if (isHeld) await new Promise<void>((go) => held.push(go));
      await route.continue();
    });
    const page = await openPage(visitor, '/', EMBED_URL);
    const block = page.locator('sq-form-block[form=ss-contact]');
    await eventually(() => held.length).toBeGreaterThan(0);
    expect(await block.locator('p').isVisible()).toBe(true);
    expect(await block.textContent()).toContain('write to her at Second Steep');
    isHeld = false;
    for (const go of held) go();
    // While a route is set, the test would answer preflights.
    await visitor.unrouteAll({ behavior: 'wait' });

    const email = newAddress('baker');
    await block.getByLabel('First Name').fill('Ada');
    await block.getByLabel('Email').fill(email);
    await block.getByLabel('What is it about?').selectOption('An order');
    await block.getByLabel('Message').fill('Four tins, please.');
    await sendButton(block).click();
    await expectThanks(block, 'June reads these over the second pot.');
    expect(await submissionsFrom(email, 'ss-contact')).toMatchObject([
      { pagePath: '/', pageTitle: 'Harbour Row Bakery — what we pour', isSpam: false },
    ]);
    expect(await visitor.cookies()).toEqual([]);
  });
});
