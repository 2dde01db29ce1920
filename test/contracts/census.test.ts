import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { FormRenderRequest, FormRenderResponse } from '#runtime/contracts/form.ts';
import { ButtonForm, OverlayForm } from '#runtime/contracts/telemetry-calls.ts';
import { stampAge } from '#worker/census/service.ts';
import * as census from '../fixtures/telemetry/census.ts';
import { OWN_PAGE, PRODUCT } from '../fixtures/telemetry/pages.ts';
import { read } from '../worker/buyer.ts';
import { addForm, FORM_ID } from '../worker/forms.ts';
import { count, openShops, SHOP } from '../worker/shops.ts';
import { CensusQueue, makeCall, ownersStats, TRACKED_VISITS } from '../worker/tracked-visits.ts';

/** `runtime/telemetry/page-calls.test.ts` holds that pages make these calls; here the Worker takes them in. */
const { buttonRender, buttonClick, overlayShown, overlayClosed, quickView, formRender } = census;
const STAMPED = { secret: env.SESSION_SECRET, siteId: SHOP.id, formId: FORM_ID };

beforeEach(openShops);

describe('what pages count', () => {
  test.each([
    ['a button that is shown', ButtonForm, buttonRender],
    ['a button that is pressed', ButtonForm, buttonClick],
    ['what lies over the page', OverlayForm, overlayShown],
    ['what no longer does', OverlayForm, overlayClosed],
  ])('%s keeps to the contract', (_, contract, call) => {
    const fields = Object.fromEntries(new URLSearchParams(call(OWN_PAGE).body));
    expect(contract.parse(fields)).toEqual(fields);
  });

  test('a form that is shown keeps to the contract', () => {
    const body = JSON.parse(formRender(OWN_PAGE).body);
    expect(FormRenderRequest.parse(body)).toEqual(body);
  });

  test.each(TRACKED_VISITS)('from a page %s it is taken in, and the owner reads it', async (_, arrive) => {
    await addForm();
    const [{ visitor, page }, queue] = [await arrive(), new CensusQueue()];
    for (const call of [buttonRender, buttonClick, overlayShown, overlayClosed, quickView]) {
      const answer = await makeCall(visitor, call(page), queue.env);
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([204, 'no-store']);
    }
    const { stamp } = await read(await makeCall(visitor, formRender(page), queue.env), FormRenderResponse);
    expect(stampAge(STAMPED, stamp, Date.now())).toBeGreaterThanOrEqual(0);
    expect(await count('stat_days')).toBe(0);
    await queue.count();
    expect(await ownersStats()).toMatchObject({
      buttons: [{ button: 'addToCart', shown: 1, pressed: 1 }],
      overlays: [{ overlay: 'lightbox', shown: 1, closed: 1 }],
      products: [{ itemId: PRODUCT, quickViews: 1 }],
      forms: [{ formId: FORM_ID, shown: 1 }],
    });
  });
});
