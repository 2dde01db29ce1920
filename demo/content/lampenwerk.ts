import { COLLECTION_TYPE, PRODUCT_TYPE } from '../../runtime/contracts/enumerations.ts';
import type { SiteContent } from './content.ts';
import { eventCollections } from './lampenwerk-events.ts';
import { forms, mailingLists } from './lampenwerk-forms.ts';
import { insights } from './lampenwerk-insights.ts';
import { cableMaker, lawSettings } from './lampenwerk-law.ts';
import { legalCollections, legalPages } from './lampenwerk-legal.ts';
import { coupons, moneySettings } from './lampenwerk-money.ts';
import { repairForm } from './lampenwerk-repair-form.ts';
import { reviews } from './lampenwerk-reviews.ts';
import { archive, comments, workbook } from './lampenwerk-workbook.ts';

/** A second shop on the same server: another language, currency, look and setting for services. */
export const lampenwerk: SiteContent = {
  siteId: 'lampenwerk',
  identifier: 'lampenwerk',
  hostnames: ['de.localhost'],
  title: 'Lampenwerk Halle',
  language: 'de-DE',
  timeZone: 'Europe/Berlin',
  website: { shareButtonOptions: { 1: true, 8: true } },
  websiteSettings: {
    commentsEnabled: true,
    commentAnonAllowed: true,
    commentSortType: 1,
    newsletterFormId: 'lw-newsletter',
  },
  storeSettings: {
    testMode: true,
    selectedCurrency: 'EUR',
    continueShoppingLinkUrl: '/',
    multipleQuantityAllowedForServices: false,
    stripeCountry: 'DE',
    ...moneySettings,
    legalPages,
    lawSettings,
    // A shop in the European Union asks before it records anything.
    privacySettings: { isRestrictiveCookiePolicyEnabled: true, isCookieBannerEnabled: true },
    priceNote: true,
    expressCheckout: true,
    merchandisingSettings: { scarcityEnabledOnProductItems: true, scarcityThreshold: 5, productReviewsEnabled: true },
  },
  header: { announcement: null, logo: null },
  footer: {
    note: '<p>Lampenwerk Halle, Hof 3, 06108 Halle (Saale)</p>',
    columns: [
      {
        title: 'Aus der Werkstatt',
        links: [
          { title: 'Termine', url: '/termine' },
          { title: 'Werkbuch', url: '/werkbuch' },
          { title: 'Archiv', url: '/archiv' },
        ],
      },
    ],
  },
  navigation: [{ collectionId: 'lw-leuchten' }, { collectionId: 'lw-werkstatt' }, { collectionId: 'lw-kontakt' }],
  templates: 'de',
  forms,
  mailingLists,
  reviews,
  comments,
  coupons,
  collections: [
    {
      id: 'lw-leuchten',
      type: COLLECTION_TYPE.products,
      title: 'Leuchten aus einer Werkstatt',
      navigationTitle: 'Leuchten',
      urlId: 'leuchten',
      template: 'products',
      description: 'Gebogen, gelötet und gewickelt in Halle an der Saale.',
      inNavigation: true,
      categories: [
        {
          name: 'Leuchten',
          urlId: 'alle-leuchten',
          picture: { file: 'de-tischleuchte-1', alt: '' },
          categories: [
            { name: 'Stehleuchten', urlId: 'stehleuchten' },
            { name: 'Tischleuchten', urlId: 'tischleuchten' },
          ],
        },
        { name: 'Zubehör', urlId: 'zubehor' },
        { name: 'Werkstatt', urlId: 'werkstatt' },
        { name: 'Gutscheine', urlId: 'gutscheine' },
      ],
      items: [
        {
          id: 'lw-stehleuchte',
          title: 'Stehleuchte Nr. 3',
          slug: 'stehleuchte-nr-3',
          excerpt: '<p>Ein Schirm, ein Rohr, ein Fuß. Das Licht fällt dahin, wo das Buch liegt.</p>',
          categories: ['Stehleuchten'],
          published: '2026-04-01',
          starred: true,
          pictures: [
            { file: 'de-stehleuchte-1', alt: 'Gelbe Stehleuchte auf grauem Grund' },
            { file: 'de-stehleuchte-2', alt: 'Weiße Stehleuchte mit gelbem Lichtkegel' },
          ],
          product: {
            type: PRODUCT_TYPE.physical,
            brand: 'Lampenwerk Halle',
            options: ['Schirm'],
            variants: [
              { sku: 'ST3-GELB', attributes: { Schirm: 'Gelb' }, price: 123450, stock: 4, picture: 'de-stehleuchte-1' },
              {
                sku: 'ST3-WEISS',
                attributes: { Schirm: 'Weiß' },
                price: 123450,
                stock: 9,
                picture: 'de-stehleuchte-2',
              },
            ],
          },
        },
        {
          id: 'lw-kugelleuchte',
          title: 'Kugelleuchte',
          slug: 'kugelleuchte',
          excerpt: '<p>Mundgeblasenes Opalglas auf einem Fuß aus Stahl.</p>',
          categories: ['Tischleuchten'],
          published: '2026-04-02',
          starred: true,
          pictures: [{ file: 'de-tischleuchte-1', alt: 'Runde Tischleuchte auf gelbem Grund' }],
          product: {
            type: PRODUCT_TYPE.physical,
            variants: [
              {
                sku: 'KUGEL',
                price: 28900,
                salePrice: 23900,
                earlier: [
                  { daysAgo: 90, price: 28900 },
                  { daysAgo: 25, price: 28900, salePrice: 25900 },
                  { daysAgo: 18, price: 28900 },
                  { daysAgo: 4, price: 28900, salePrice: 23900 },
                ],
                stock: 14,
              },
            ],
          },
        },
        {
          id: 'lw-reparatur',
          title: 'Reparaturtermin',
          slug: 'reparaturtermin',
          excerpt: '<p>Eine Stunde an Ihrer alten Lampe, gern auch mit Ihnen.</p>',
          categories: ['Werkstatt'],
          published: '2026-04-03',
          starred: true,
          pictures: [{ file: 'de-werkstatt-1', alt: 'Eine Lampe auf der Werkbank' }],
          product: {
            type: PRODUCT_TYPE.service,
            variants: [{ sku: 'REPARATUR', price: 6500, stock: 'unlimited' }],
            form: repairForm,
          },
        },
        {
          id: 'lw-textilkabel',
          title: 'Textilkabel',
          slug: 'textilkabel',
          excerpt: '<p>Mit Baumwolle umsponnen, je Meter. Zum Flicken oder zum Längermachen.</p>',
          categories: ['Zubehör'],
          published: '2026-04-05',
          pictures: [{ file: 'de-textilkabel-1', alt: 'Ein Ring aus gelbem Kabel mit blauem Anhänger' }],
          product: {
            type: PRODUCT_TYPE.physical,
            brand: 'Kabelei Zeitz',
            safety: { manufacturer: cableMaker, identification: 'TK-2x0,75' },
            warnings: 'Nur von Fachleuten anschließen lassen.\nVorher den Strom abschalten.',
            variants: [
              {
                sku: 'KABEL',
                price: 800,
                stock: 120,
                measured: { quantityValue: 1, quantityUnit: 'm', referenceValue: 1, referenceUnit: 'm' },
              },
            ],
          },
        },
        {
          id: 'lw-gutschein',
          title: 'Gutschein',
          slug: 'gutschein',
          excerpt: '<p>Für alle, die noch im Dunkeln sitzen.</p>',
          categories: ['Gutscheine'],
          published: '2026-04-04',
          starred: true,
          pictures: [{ file: 'de-gutschein-1', alt: 'Gelber Gutschein mit weißem Band' }],
          product: {
            type: PRODUCT_TYPE.giftCard,
            options: ['Wert'],
            variants: [
              { sku: 'GUT-50', attributes: { Wert: '50 €' }, price: 5000, stock: 'unlimited' },
              { sku: 'GUT-100', attributes: { Wert: '100 €' }, price: 10000, stock: 'unlimited' },
            ],
          },
        },
      ],
    },
    {
      id: 'lw-start',
      type: COLLECTION_TYPE.page,
      title: 'Licht, das man reparieren kann',
      navigationTitle: 'Start',
      urlId: '',
      template: 'home',
      description: 'Leuchten aus Halle an der Saale.',
      inNavigation: false,
      mainContent: '<p>Jede Schraube ist zugänglich, jedes Teil gibt es einzeln.</p>',
    },
    workbook,
    archive,
    {
      id: 'lw-werkstatt',
      type: COLLECTION_TYPE.page,
      title: 'Die Werkstatt',
      navigationTitle: 'Werkstatt',
      urlId: 'werkstatt',
      template: 'plain',
      description: 'Wer hier arbeitet.',
      inNavigation: true,
      mainContent:
        '<p>Wir sind zu dritt: eine Metallbildnerin, ein Elektriker und eine Glasbläserin. Montags ist geschlossen, dienstags wird poliert.</p><p><a href="/einblicke">Einblicke in Bildern</a></p>',
    },
    insights,
    {
      id: 'lw-kontakt',
      type: COLLECTION_TYPE.page,
      title: 'Schreiben Sie uns',
      navigationTitle: 'Kontakt',
      urlId: 'kontakt',
      template: 'form',
      description: 'Fragen, Ersatzteile, Termine.',
      inNavigation: true,
      forms: ['lw-kontakt'],
      mainContent: '<p>Am besten schicken Sie gleich dazu, welche Leuchte es ist. Die Nummer steht unter dem Fuß.</p>',
    },
    ...eventCollections,
    ...legalCollections,
  ],
};
