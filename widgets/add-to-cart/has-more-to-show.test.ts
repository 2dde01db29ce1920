import { afterEach, expect, test } from 'vitest';
import { hasMoreToShow } from './has-more-to-show.ts';

const staticContext = (context: object) =>
  `<script data-name="static-context" type="application/json">${JSON.stringify(context)}</script>`;
const button = (attributes = '') => `<div class="sqs-add-to-cart-button" ${attributes}>Add To Cart</div>`;
const subscription = { product: { subscribable: true, subscriptionPlan: {}, isOneTimePurchasable: true } };
const options = (chosen: string) =>
  `<fieldset class="product-subs-otp"><input type="radio" checked value="${chosen}"></fieldset>`;
const detail = (context: object) => `<div class="product-detail" data-context='${JSON.stringify(context)}'></div>`;

afterEach(() => history.replaceState(null, '', '/'));

test.each([
  ['without a product', ''],
  ['of a product that is sold once', staticContext({ product: { isOneTimePurchasable: true } }) + button()],
  [
    'of a subscription only',
    staticContext({ product: { subscribable: true } }) + button('data-is-subscription="true"'),
  ],
  ['whose theme has written the purchase options', staticContext(subscription) + options('SUBSCRIPTION') + button()],
  [
    'with express checkout and the label for it',
    staticContext({ expressCheckout: true }) + button('data-use-custom-label="true"'),
  ],
  ['with express checkout and no button', staticContext({ expressCheckout: true })],
])('a page %s shows all by itself', (_, html) => {
  document.body.innerHTML = html;
  expect(hasMoreToShow()).toBe(false);
});

test.each([
  [
    'of a subscription that may be bought once, whose theme leaves the choice to us',
    staticContext(subscription) + button(),
  ],
  [
    'in which a single purchase was chosen before',
    staticContext(subscription) + options('ONE_TIME_PURCHASE') + button(),
  ],
  ['with express checkout and the engine’s label', staticContext({ expressCheckout: true }) + button()],
  [
    'of a Products V2 subscription, whose label the engine leaves to us',
    detail({ product: { isSubscribable: true } }) + button(),
  ],
])('a page %s has more to show', (_, html) => {
  document.body.innerHTML = html;
  expect(hasMoreToShow()).toBe(true);
});

test.each([
  ['whose options are open', '<div class="product-variants"></div>', true],
  ['that the Worker has rendered with the variant', '<div class="product-variants" data-sq-chosen></div>', false],
  ['without options', '', false],
])('a page %s may have more to show for a variant in its address', (_, html, expected) => {
  document.body.innerHTML = html;
  history.replaceState(null, '', '/?variant=v3');
  expect(hasMoreToShow()).toBe(expected);
});
