import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { ConsentRequest } from '#runtime/contracts/consent.ts';
import { countActs } from '#worker/acts/service.ts';
import { consentCall } from '../fixtures/telemetry/consent.ts';
import { OWN_PAGE } from '../fixtures/telemetry/pages.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../worker/shops.ts';
import { makeCall, ownersStats, TRACKED_VISITS } from '../worker/tracked-visits.ts';

/** `runtime/consent/send-to-shop.test.ts` holds that pages make these calls; here the Worker takes them in. */
const ANSWERS = [['analytics'], ['analytics', 'marketing'], []] as const;

beforeEach(openShops);

describe('a visitor’s answer that pages send', () => {
  test.each(ANSWERS.map((choice) => [choice]))('the answer %j keeps to the contract', (choice) => {
    const body = JSON.parse(consentCall(OWN_PAGE, choice).body);
    expect(ConsentRequest.parse(body)).toEqual(body);
  });

  test.each(TRACKED_VISITS.flatMap(([place, arrive]) => ANSWERS.map((choice) => [place, choice, arrive] as const)))(
    'on a page %s, %j decides whether what the visitor did before is counted',
    async (_, choice, arrive) => {
      await setStoreSettings(SHOP.id, { privacySettings: { isRestrictiveCookiePolicyEnabled: true } });
      const { visitor, page } = await arrive();
      for (const name of ['ss_cvr', 'ss_cookieAllowed']) visitor.cookies.delete(name);
      await visitor.addToCart(PRODUCTS.mug.id);
      const crumb = page.crumb && (visitor.cookies.get('crumb') ?? '');
      const answer = await makeCall(visitor, consentCall({ ...page, crumb }, choice));
      expect([answer.status, await answer.text()]).toEqual([204, '']);
      if (crumb) {
        // Pages of other origins keep the answer themselves, and `Embedder` takes no cookie.
        const { cookies } = visitor;
        expect(cookies.get('ss_cookieAllowed')).toBe(choice.join('.') || 'none');
        expect(Boolean(cookies.get('ss_cvr'))).toBe(choice.length > 0);
      }
      await countActs(env.DB, Date.now());
      expect((await ownersStats()).totals.adds).toBe(choice.length > 0 ? 1 : 0);
    },
  );
});
