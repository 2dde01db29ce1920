import { COLLECTION_TYPE } from '../../runtime/contracts/enumerations.ts';
import type { SiteContent } from './content.ts';
import { archive } from './second-steep-archive.ts';
import { circleCollections, memberAreas } from './second-steep-circle.ts';
import { comments } from './second-steep-comments.ts';
import { hello, lockScreen } from './second-steep-covers.ts';
import { eventCollections } from './second-steep-events.ts';
import { forms, mailingLists } from './second-steep-forms.ts';
import { french } from './second-steep-french.ts';
import { legalCollections, legalPages } from './second-steep-legal.ts';
import { lessons } from './second-steep-lessons.ts';
import { menus } from './second-steep-menus.ts';
import { coupons, moneySettings } from './second-steep-money.ts';
import { popups } from './second-steep-popup.ts';
import { posts } from './second-steep-posts.ts';
import { reviews } from './second-steep-reviews.ts';
import { tea } from './second-steep-tea.ts';
import { teaware } from './second-steep-teaware.ts';
import { visit } from './second-steep-visit.ts';
import { workshop } from './second-steep-workshop.ts';

/** The demo shop, which sells loose tea and teaware. */
export const secondSteep: SiteContent = {
  siteId: 'second-steep',
  identifier: 'second-steep',
  hostnames: ['localhost', 'shop.localhost'],
  title: 'Second Steep',
  language: 'en-US',
  languages: ['fr'],
  translations: french,
  timeZone: 'America/Los_Angeles',
  website: {
    shareButtonOptions: { 1: true, 6: true, 8: true },
    captchaSettings: { provider: 'local', siteKey: 'pass', mode: 'checkbox', enabledForDonations: false },
  },
  websiteSettings: {
    simpleLikingEnabled: true,
    commentsEnabled: true,
    commentAnonAllowed: true,
    commentApprovalRequired: true,
    newsletterFormId: 'ss-newsletter',
  },
  storeSettings: {
    testMode: true,
    selectedCurrency: 'USD',
    continueShoppingLinkUrl: '/shop',
    multipleQuantityAllowedForServices: true,
    stripeCountry: 'US',
    ...moneySettings,
    legalPages,
    // Instalments for amounts above $1 and up to $2,000.
    installmentSettings: { enabled: true, min: 100, max: 200_000 },
    merchandisingSettings: {
      scarcityEnabledOnProductItems: true,
      scarcityMessageType: 'SCARCITY_MESSAGE_1',
      scarcityThreshold: 5,
      restockNotificationsEnabled: true,
      restockNotificationsMailingListSignUpEnabled: true,
      restockNotificationsMailingListId: 'ss-letters',
      relatedProductsEnabled: true,
      productReviewsEnabled: true,
      customSoldOutText: 'Gone for now',
    },
  },
  ...menus,
  templates: '',
  memberAreas,
  forms,
  mailingLists,
  reviews,
  popups,
  lockScreen,
  comments,
  coupons,
  collections: [
    {
      id: 'ss-home',
      type: COLLECTION_TYPE.page,
      title: 'Good tea is better the second time',
      navigationTitle: 'Home',
      urlId: '',
      template: 'home',
      inNavigation: false,
      description: 'Loose tea and the few things it needs, packed twice a week in Astoria, Oregon.',
      mainContent:
        '<p>Whole leaves open slowly. We sell teas that still have something to say in the second pot, and the few good things you need to get there.</p>',
    },
    {
      id: 'ss-shop',
      type: COLLECTION_TYPE.products,
      title: 'The whole shelf',
      navigationTitle: 'Shop',
      urlId: 'shop',
      template: 'products',
      description: 'Thirteen things. If it is here, one of us uses it every morning.',
      inNavigation: true,
      categories: [
        {
          name: 'Tea',
          urlId: 'tea',
          picture: { file: 'house-blend-1', alt: '' },
          categories: [
            { name: 'Tins', urlId: 'tins' },
            { name: 'Subscriptions', urlId: 'subscriptions' },
          ],
        },
        {
          name: 'Teaware',
          urlId: 'teaware',
          picture: { file: 'everyday-teapot-1', alt: '' },
          categories: [
            { name: 'Pots', urlId: 'pots' },
            { name: 'Cups', urlId: 'cups' },
            { name: 'Tools', urlId: 'tools' },
          ],
        },
        { name: 'Gifts', urlId: 'gifts', picture: { file: 'gift-card-1', alt: '' } },
        { name: 'Tastings & books', urlId: 'tastings-books' },
      ],
      items: [...teaware, ...tea],
    },
    {
      id: 'ss-journal',
      type: COLLECTION_TYPE.generic,
      title: 'Journal',
      navigationTitle: 'Journal',
      urlId: 'journal',
      template: 'blog',
      description: 'Notes on water, leaves and patience.',
      inNavigation: true,
      items: posts,
    },
    workshop,
    {
      id: 'ss-brewing',
      type: COLLECTION_TYPE.lessons,
      title: 'Brewing in four lessons',
      navigationTitle: 'Brewing course',
      urlId: 'brewing',
      template: 'lessons',
      description: 'Leaf, water, time and the second pot. Each lesson takes as long as a cup.',
      inNavigation: false,
      items: lessons,
    },
    {
      id: 'ss-about',
      type: COLLECTION_TYPE.page,
      title: 'Two people and a very large kettle',
      navigationTitle: 'About',
      urlId: 'about',
      template: 'plain',
      description: 'Who packs your tea, and how we choose it.',
      inNavigation: true,
      forms: ['ss-ask-june'],
      mainContent: `<img src="/assets/pictures/about-shopfront.svg" alt="Our shop front: a striped awning, a teapot in the window and a green door" width="1200" height="750">
<p>Second Steep began with an argument about whether you may pour hot water on the same leaves twice. You may. With a whole-leaf tea you should: the first pot wakes it up, the second is the one to share.</p>
<p>We are June and Okoro. June tastes, Okoro packs. We buy small lots straight from eleven gardens, once a year, and print the harvest on every tin.</p>
<h2>How we choose</h2>
<p>Every tea is brewed four times before we order it. If the third cup is dull, we leave it. That is the whole method. The rest is packing, and <a href="/workshop">this is what it looks like</a>.</p>
<h2>Come by</h2>
<p>The counter at 14 Duane Street is open Thursday to Sunday, ten to five. The kettle is always on, and three evenings a month we <a href="/tastings">taste together</a>.</p>`,
    },
    visit,
    hello,
    {
      // Shows that <sq-checkout> works beside other content of the shop; the list of elements leads here.
      id: 'ss-counter',
      type: COLLECTION_TYPE.page,
      title: 'Over the counter',
      navigationTitle: 'Over the counter',
      urlId: 'counter',
      template: 'plain',
      description: 'One tin, picked and paid for on one page.',
      inNavigation: false,
      mainContent: `<p>Most mornings somebody wants one tin and the next train. This is the page for them: take it, pay for it, and read about it later.</p>
<sq-product-block product="house-blend" heading-level="2"><p><a href="/shop/p/house-blend">House Blend No. 4</a></p></sq-product-block>
<h2>At the till</h2>
<sq-checkout><p><a href="/checkout">Go to the checkout</a></p></sq-checkout>`,
    },
    {
      id: 'ss-contact',
      type: COLLECTION_TYPE.page,
      title: 'Write to us',
      navigationTitle: 'Contact',
      urlId: 'contact',
      template: 'form',
      description: 'Questions, broken cups, second thoughts.',
      inNavigation: true,
      forms: ['ss-contact'],
      mainContent: `<p>Both of us read everything. If a cup arrived broken, say so, and a new one leaves on the next packing day.</p>
<h2>The counter</h2>
<p>14 Duane Street, Astoria, Oregon<br>Thursday to Sunday, ten to five</p>
<h2>Pouring our tea?</h2>
<p>Cafés and shops have <a href="/wholesale">a page of their own</a>.</p>
<img src="/assets/pictures/about-shopfront.svg" alt="" width="1200" height="750" loading="lazy">`,
    },
    {
      id: 'ss-wholesale',
      type: COLLECTION_TYPE.page,
      title: 'Pour our tea',
      navigationTitle: 'Wholesale',
      urlId: 'wholesale',
      template: 'form-context',
      description: 'For cafés, shops and canteens.',
      inNavigation: false,
      forms: ['ss-wholesale'],
      mainContent: `<p>Forty places serve Second Steep, from a bakery with three tables to a hospital with nine floors. Tell us how you brew, and we send what suits.</p>
<h2>What you get</h2>
<ul><li>Whole leaves by the pound, in tins you can send back</li><li>A card for each tea: how much, how hot, how long</li><li>Okoro on the phone, who has worked a counter</li></ul>
<h2>What we ask</h2>
<p>Six tins to begin with. After that, as you like.</p>`,
    },
    {
      id: 'ss-tastings',
      type: COLLECTION_TYPE.page,
      title: 'Six cups, one table',
      navigationTitle: 'Tastings',
      urlId: 'tastings',
      template: 'lightbox',
      description: 'Three evenings a month at the counter in Astoria.',
      inNavigation: false,
      forms: ['ss-tasting'],
      mainContent: `<p>June pours, you sip, nobody takes notes. Six teas in two steeps each, so that you can taste what the second pot is good for. There is bread.</p>
<p>Twelve seats an evening, eighteen dollars a seat, paid at the door.</p>
<div class="sqs-block summary-v2-block" data-block-type="summary-v2" data-block-json="{&quot;collectionId&quot;:&quot;ss-events&quot;,&quot;design&quot;:&quot;list&quot;,&quot;headerText&quot;:&quot;The next evenings&quot;,&quot;pageSize&quot;:3,&quot;filter&quot;:{&quot;category&quot;:&quot;Tastings&quot;},&quot;showThumbnail&quot;:false,&quot;secondaryMetadata&quot;:&quot;location&quot;}"></div>
<p><a href="/events">All events</a></p>`,
    },
    {
      id: 'ss-tastings-booked',
      type: COLLECTION_TYPE.page,
      title: 'Your seat is kept',
      navigationTitle: 'Tasting booked',
      urlId: 'tastings-booked',
      template: 'plain',
      description: 'What to bring to the tasting.',
      inNavigation: false,
      mainContent: `<p>We have written your name on the list. Come hungry and without perfume: it is the loudest thing at a tasting.</p>
<p>If something comes up, <a href="/contact">write to us</a> and somebody else gets to sit down. Until then, <a href="/journal/the-second-pot">read up on second pots</a>.</p>
<div class="sqs-block summary-v2-block" data-block-type="summary-v2" data-block-json="{&quot;collectionId&quot;:&quot;ss-journal&quot;,&quot;design&quot;:&quot;carousel&quot;,&quot;headerText&quot;:&quot;While you wait&quot;,&quot;sort&quot;:&quot;newest&quot;,&quot;secondaryMetadata&quot;:&quot;categories&quot;}"></div>`,
    },
    ...eventCollections,
    ...circleCollections,
    archive,
    ...legalCollections,
  ],
};
