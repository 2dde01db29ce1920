import fc from 'fast-check';
import { CURRENCIES, DELIVERY_BASES, SCARCITY_MESSAGES } from '#runtime/contracts/enumerations.ts';
import { SETTING_AMOUNT_MOST } from '#runtime/contracts/limits.ts';
import type { Preferences, PreferencesNamespace } from '#runtime/contracts/preferences.ts';
import { PURPOSES } from '#runtime/domain/may-track.ts';
import { MAILED_KINDS, NOTICE_KINDS } from '#runtime/domain/notice-kinds.ts';

const amount = fc.oneof(fc.constantFrom(0, 1, SETTING_AMOUNT_MOST), fc.integer({ min: 0, max: 1_000_000 }));
const text = fc.constantFrom(
  '',
  'Gone',
  '<img src=x onerror=alert(1)>',
  "'); DROP TABLE sites; --",
  '{"a":1}',
  '🍵 שלום',
);
const name = text.filter((value) => value !== '');
const email = fc.constantFrom('', 'shop@mail.example', 'o’neil@mail.example');
const link = fc.constantFrom('/', '/shop?a=1&b="2"', 'https://mail.example/terms');
const zone = fc.constantFrom(
  { countryCode: '*', region: '' },
  { countryCode: 'DE', region: '' },
  { countryCode: 'US', region: 'NY' },
);
const id = fc.stringMatching(/^[\w-]{1,64}$/);
const byId = { selector: (rule: { id: string }) => rule.id, maxLength: 4 };
const tiers = fc
  .uniqueArray(fc.record({ from: amount, cents: amount }), { selector: ({ from }) => from, minLength: 1, maxLength: 4 })
  .map((all) => all.toSorted((a, b) => a.from - b.from));
const option = fc.record({ id, name, zones: fc.array(zone, { minLength: 1, maxLength: 3 }), tiers }).chain((rule) =>
  fc.constantFrom(...DELIVERY_BASES).map((basis) => ({
    ...rule,
    basis,
    tiers: basis === 'flat' ? rule.tiers.slice(0, 1) : rule.tiers,
  })),
);
const taxRule = fc.record({
  id,
  name,
  zone,
  rate: fc.integer({ min: 0, max: 1_000_000 }),
  taxesShipping: fc.boolean(),
});

/** Valid preferences of each namespace, in the shops of the tests: they have prices with cents, and no instalments. */
export const ARBITRARY_PREFERENCES: {
  [Namespace in PreferencesNamespace]: fc.Arbitrary<Preferences<Namespace>>;
} = {
  general: fc.record({
    selectedCurrency: fc.constantFrom(...CURRENCIES.filter((currency) => currency !== 'JPY')),
    stripeCountry: fc.constantFrom('', 'US', 'DE'),
    isLive: fc.boolean(),
    testMode: fc.boolean(),
    expressCheckout: fc.boolean(),
    useLightCart: fc.boolean(),
    continueShoppingLinkUrl: link,
    multipleQuantityAllowedForServices: fc.boolean(),
    minimumSubtotalCents: amount,
    orderNotificationEmail: email,
    contactEmail: email,
  }),
  business: fc.record({
    legalName: text,
    line1: text,
    line2: text,
    city: text,
    region: text,
    postalCode: text,
    countryCode: fc.constantFrom('', 'DE', 'US'),
    phone: text,
    representative: text,
    register: text,
    vatId: text,
  }),
  mail: fc.record({ senderAddress: fc.constantFrom('', 'tea@shop.example'), senderName: text }),
  merchandising: fc.record({
    scarcityEnabledOnProductItems: fc.boolean(),
    scarcityMessageType: fc.constantFrom(...SCARCITY_MESSAGES),
    scarcityThreshold: fc.integer({ min: 1, max: 9_999 }),
    restockNotificationsEnabled: fc.boolean(),
    restockNotificationsMailingListSignUpEnabled: fc.boolean(),
    restockNotificationsMailingListOptInByDefault: fc.boolean(),
    restockNotificationsMailingListId: fc.constantFrom('', 'news'),
    restockNotificationsSuccessText: fc.constantFrom('', 'Thank you!'),
    restockNotificationsDoubleOptIn: fc.boolean(),
    restockNotificationsAutomatic: fc.boolean(),
    restockNotificationsPerUnit: fc.integer({ min: 1, max: 1_000 }),
    relatedProductsEnabled: fc.boolean(),
    productReviewsEnabled: fc.boolean(),
    customSoldOutText: text,
    soldOutVariantsDropdownDisabled: fc.boolean(),
  }),
  delivery: fc.record({ options: fc.uniqueArray(option, byId) }) as fc.Arbitrary<Preferences<'delivery'>>,
  taxes: fc.record({
    pricesIncludeTax: fc.boolean(),
    rules: fc.uniqueArray(taxRule, byId),
    priceNote: fc.oneof(fc.boolean(), name),
  }),
  installments: fc.record({ enabled: fc.constant(false), min: amount, max: amount }),
  downloads: fc.record({ days: fc.integer({ min: 1, max: 3_650 }), times: fc.integer({ min: 1, max: 1_000 }) }),
  reminders: fc.record({ paymentReminders: fc.boolean(), reviewRequestDays: fc.integer({ min: 0, max: 365 }) }),
  vitals: fc.record({ samplePercent: fc.integer({ min: 0, max: 100 }) }),
  replay: fc.record({
    isEnabled: fc.boolean(),
    scriptUrl: fc.constant('https://replay.example/script.js'),
    organisationId: fc.constantFrom('', 'org'),
    samplePercent: fc.integer({ min: 0, max: 100 }),
  }),
  notices: fc.record({
    noMail: fc.subarray([...MAILED_KINDS]),
    notListed: fc.subarray([...NOTICE_KINDS]),
  }),
  experiments: fc.record({
    experiments: fc.constantFrom(
      [],
      [
        {
          id: 'button',
          name: 'Colour of the button',
          status: 'ACTIVE' as const,
          variants: [
            { id: 'red', weight: 1 },
            { id: 'blue', weight: 3 },
          ],
        },
      ],
    ),
  }),
  tags: fc.record({
    scripts: fc.array(
      fc.record({
        url: fc.constantFrom('https://tags.example/gtm.js?id=GTM-1', 'https://pixel.example:8443/en_US/fbevents.js'),
        purpose: fc.constantFrom(...PURPOSES),
        metaPixelId: fc.constantFrom('', '123456789012345'),
      }),
      { maxLength: 5 },
    ),
    origins: fc.array(fc.constantFrom('https://tags.example', 'https://region1.numbers.example:444'), {
      maxLength: 20,
    }),
  }),
  privacy: fc.record({
    isRestrictiveCookiePolicyEnabled: fc.boolean(),
    isRestrictiveCookiePolicyAbsolute: fc.boolean(),
    isCookieBannerEnabled: fc.boolean(),
    isAnalyticsDisabled: fc.boolean(),
  }),
  law: fc.record({
    sellsToConsumers: fc.boolean(),
    countries: fc.uniqueArray(fc.constantFrom('DE', 'FR', 'IE', 'US'), { maxLength: 4 }),
    isMicroEnterprise: fc.boolean(),
    sellsByMeasure: fc.boolean(),
    manufacturer: fc.constantFrom(null, {
      name: 'Glow Works',
      postalAddress: 'Main Street 1, Dublin',
      electronicAddress: 'safety@glow.example',
    }),
    responsiblePerson: fc.constant(null),
    registrations: fc.constantFrom([], [{ register: 'LUCID', number: 'DE123', countryCode: 'DE' }]),
    returnAddress: fc.constantFrom('', 'Main Street 1\nDublin'),
    buyerPaysReturn: fc.boolean(),
  }),
  discovery: fc.record({
    trainingCrawlers: fc.boolean(),
    answeringCrawlers: fc.boolean(),
    agents: fc.constantFrom('off', 'look', 'cart', 'checkout'),
    condition: fc.constantFrom('new', 'refurbished', 'used'),
    googleCode: fc.constantFrom('', 'rXOxyZounnZasA8Z7oaD3c14JdjS9aKSWvsR1EbUSIQ'),
    bingCode: fc.constantFrom('', '0123456789ABCDEF0123456789ABCDEF'),
    pinterestCode: fc.constantFrom('', '0123456789abcdef0123456789abcdef'),
    metaCode: fc.constantFrom('', '0123456789abcdefghijklmnopqrst'),
  }),
  legal: fc.record({
    imprint: fc.oneof(fc.constant(''), link),
    terms: link,
    withdrawal: link,
    privacy: link,
    delivery: link,
    returns: fc.constant(''),
    accessibility: fc.oneof(fc.constant(''), link),
  }),
};
