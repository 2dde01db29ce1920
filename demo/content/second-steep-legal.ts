import type { CollectionContent } from './content.ts';
import { legalPage } from './legal-page.ts';

const NOTE =
  '<p><strong>Second Steep does not exist.</strong> This is a demo shop: the company, its people and its address are made up, nothing is sold and no money is charged. The text shows where yours would be, and is no legal advice.</p>';

const terms = `${NOTE}
<h2>Who sells</h2>
<p>Second Steep LLC, 14 Duane Street, Astoria, Oregon 97103. Write to <a href="mailto:okoro@second-steep.example">okoro@second-steep.example</a>.</p>
<h2>Ordering</h2>
<p>You choose at the checkout how to pay and how we deliver, and see the whole order above the button that places it. Until you press that button, you can change everything. We confirm each order by email, with these terms and a link that shows the order.</p>
<h2>Prices and taxes</h2>
<p>Prices are in US dollars, without sales tax. Delivery and taxes depend on your address and are added at the checkout, before you pay.</p>
<h2>Stock</h2>
<p>We put your items aside while you pay. If one is gone when your payment arrives, you get your money back.</p>
<h2>Subscriptions</h2>
<p>You pay for the first delivery when you order. Each email about a subscription has a link by which you can skip a payment, pause or cancel it. You can also cancel by <a href="/contact">writing to us</a>.</p>
<h2>Gift cards</h2>
<p>A gift card arrives by email on the day that you choose. Its balance pays for anything in the shop, also in parts, and does not expire.</p>`;

const privacy = `${NOTE}
<h2>While you look around</h2>
<p>Our pages are served by Cloudflare, which processes your IP address and counts requests with it, so that nobody can overload the shop. We do not track visits: there is no advertising, no analytics and nothing from other companies on these pages. We only count how often a form or a quick view was shown, without knowing to whom.</p>
<h2>Cookies and storage</h2>
<p>The shop does not work without these, so there is no banner that asks for them.</p>
<ul><li><code>__Host-visitor</code> binds the cart to your browser, and another cookie lets you open your own order after you have bought.</li><li><code>CART</code> and <code>hasCart</code> keep your cart for 90 days after its last change.</li><li><code>crumb</code> stops other sites from sending forms in your name, until you close the browser.</li><li>Your browser’s storage holds the count and subtotal of your last known cart and, until you close the tab, what you wrote into a form and did not send.</li></ul>
<h2>Your orders</h2>
<p>We keep your email address, delivery address, note and items, as long as tax law asks for. An order that was not paid is deleted 30 days after you began it, a subscription or gift card that you filled in after 90 days. Payments are made up in this demo shop. In a real one, Stripe would take them, and card numbers never reach the shop.</p>
<h2>Forms and emails</h2>
<p>What you send us by a form stays until your question is answered. You get our newsletter only after you have confirmed it by email, and every email has a link that ends it. Emails that we have sent are deleted after 30 days.</p>
<h2>Your choices</h2>
<p>Ask us what we know about you, or to correct or delete it: <a href="/contact">write to us</a>.</p>`;

const delivery = `${NOTE}
<p>We pack on Tuesdays and Fridays. Prices and times begin on the next packing day.</p>
<ul><li>United States, ground: $5.95, free from $50.00, 3 to 5 days</li><li>United States, express: $14.95, 1 to 2 days</li><li>Alaska and Hawaii: $12.95, 7 to 12 days</li><li>Canada: $12.95, from $100.00 $6.95, 6 to 10 days</li><li>Everywhere else, airmail: $18.95, from four items $28.95, 8 to 15 days</li></ul>
<p>Taxes of New York, Washington, California and Canada are added at the checkout. Other countries may ask for duties on arrival.</p>
<p>Gift cards arrive by email. Downloads can begin as soon as you have paid; their links are in your email too.</p>`;

const returns = `${NOTE}
<h2>Thirty days</h2>
<p>Send anything back within thirty days of its arrival, opened or not. <a href="/contact">Write to us</a> first, and we send you a label. Your money is back within a week of the parcel’s arrival, by the way that you paid.</p>
<h2>Arrived broken</h2>
<p>Tell us, and a new one leaves on the next packing day. You keep the pieces.</p>
<h2>What stays yours</h2>
<p>Engraved scoops, downloads and gift cards cannot be returned, unless something is wrong with them.</p>`;

/** The setting `legalPages`: where each of these pages is. */
export const legalPages = { terms: '/terms', privacy: '/privacy', delivery: '/delivery', returns: '/returns' };

export const legalCollections: CollectionContent[] = [
  page('terms', 'Terms of sale', 'How ordering works.', terms),
  page('privacy', 'Privacy', 'What we keep, and for how long.', privacy),
  page('delivery', 'Delivery', 'Where we deliver, and what it costs.', delivery),
  page('returns', 'Returns', 'Thirty days to change your mind.', returns),
];

function page(urlId: string, title: string, description: string, mainContent: string): CollectionContent {
  return legalPage({ prefix: 'ss', urlId, title, description, mainContent });
}
