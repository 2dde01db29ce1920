/**
 * What each screen of the console is for, and what an owner should know before using it: one text for each screen, by its
 * path.
 */
export const helpTexts: Readonly<Record<string, string>> = {
  '': 'The overview shows how the shop does today or in other days, beside the days before, and what waits for you. Each task leads to the screen where you do it.',

  orders:
    'All paid orders, by default the newest first. Search finds names, email addresses and order numbers. Select orders to pack, send or print several at once, or open one to refund it.',
  notices:
    'What has happened while you were away: new orders, disputes, comments that wait and more. Each notice leads to what it is about. Choose in the store settings which notices you get, and in “My account” on which devices they appear as notifications.',
  'orders/new':
    'Write an order for a buyer who has called or come by: choose the products, enter the buyer, and save the draft. Then send a payment link, or mark the order as paid.',
  'orders/:order/edit':
    'Remove goods from an order or add others before anything is sent. The difference is shown first: it is refunded, or the buyer gets a link to pay it.',
  'draft-orders':
    'Orders that you have written and that are not paid yet. Choose a state to see paid and cancelled ones.',
  'draft-orders/:draft':
    'One order that you write: send its payment link, or mark it as paid outside the shop. Saving a change ends an open link.',
  'orders/:order':
    'One order with its goods, buyer and history. The buttons are the next steps: pack, send, refund. Nothing is charged or refunded before you confirm.',
  returns: 'Goods that buyers send back. Open a return to say that the goods have come, and refund them.',
  'returns/new': 'Choose the units that come back. The buyer gets a mail with your address for returns.',
  'returns/:returnId': 'One return: what comes back, where it is, and what is refunded for it.',
  'pending-orders':
    'Gift cards and subscriptions that were ordered and are not paid yet. Unpaid orders expire automatically.',
  'pending-orders/:order': 'One order that is not paid yet, and what its buyer has entered.',
  withdrawals:
    'Buyers who have withdrawn from an order or cancelled a subscription. The law sets a day by which the money must be refunded.',
  'withdrawals/:declaration': 'One declaration in the words of the buyer, with its receipt. Answer it, then settle it.',
  customers:
    'Everybody who has ordered or has an account. Search by name or email, or choose filters. Select customers to give them a tag, or open one to see what they have ordered and to write a note.',
  'customers/:email':
    'One person: their orders, subscriptions and newsletters. Notes and tags are for you alone. You can export all data of the person, or delete them.',
  buyers: 'The customers. The screen has a new address, customers.',
  coupons: 'Discount codes that buyers enter in the cart.',
  'coupons/new': 'Choose the code, the discount and the dates. The code works as soon as you create it.',
  'coupons/:code': 'One code, how often it was used, and until when it can be used.',
  'gift-cards': 'All gift cards with their balance. You can give cards yourself, and send a lost code again.',
  'gift-cards/new': 'Give a gift card to somebody. The code is mailed to the address that you enter.',
  'gift-cards/:card': 'One gift card: its balance, the orders that it has paid, and its recipient.',
  subscriptions: 'Running and ended subscriptions, with the next payment of each.',
  'subscriptions/:subscription':
    'One subscription: its plan, its payments and its address. You can pause it, move the next payment or cancel it.',

  products: 'Everything that you sell. Filters find drafts, sold-out products and products that lack something.',
  'products/new': 'Enter a title and a price. The product is a draft until you make it visible.',
  'products/:product': 'One product: its price and variants, pictures, texts and place in the shop.',
  categories:
    'Groups of products that visitors choose from on your page of products. Drag categories into order, put one below another, and open one for its name, picture and products.',
  'categories/:page/:category':
    'One category: its name, web address, picture and products. A change of the web address also changes that of all categories below it.',
  stock: 'Units on hand of each variant. Change one number in the list, or open a variant for its history.',
  'stock/:variant': 'Every change of the stock of this variant, with who made it and why.',
  files: 'Files that buyers of digital products download.',
  'bulk-changes':
    'Change prices, visibility or texts of many products at once. You see a preview before anything changes.',
  import:
    'Move products in from a CSV file of Shopify or Squarespace, or a whole shop from its file, and out again. You see a preview before anything changes.',
  restock:
    'People who wait for a sold-out variant. The shop can send their mails automatically, or you send them here.',

  pages: 'The pages of your site, in the order of the menu. A new page is hidden until you make it visible.',
  'pages/:collection': 'One page with what it shows: its texts, its posts or products, its web address and its look.',
  'items/:item': 'One post, event or picture page: its texts, pictures, date and state.',
  navigation: 'The menus of your site. Drag entries, or move them with the arrow buttons.',
  'header-footer': 'The announcement at the top of each page, and the columns of links at its foot.',
  popups: 'Windows that open over pages, for a newsletter or an offer.',
  'popups/:popup': 'One popup: what it says, on which pages it opens, and when.',
  languages: 'Languages of your site beside its own. Each has pages at its own address.',
  translations: 'What is translated into each language, and what is not.',
  'translations/:language': 'The texts of one language. Texts that have changed since their translation come first.',
  'translations/:language/:kind/:id':
    'The translation of one product, page or other content, beside its original text.',
  'member-areas': 'Pages that only members see.',
  'member-areas/:area': 'One member area: its pages, its price and its members.',
  bin: 'What was deleted in the last 30 days. Bring a thing back with its id, stock, pictures and translations, or delete it for good.',
  changes:
    'Bulk changes, imports and saved menus of the last 30 days. Open one to see what it changed, and take it back whole.',
  'changes/:changeSet':
    'One change with all things that it created and changed. Take it back: what somebody has changed since stays, and is named.',
  passwords: 'Passwords that visitors must type for the whole site or for single pages.',

  forms: 'Forms of your site: contact, newsletter or any other questions.',
  'forms/new': 'Choose what the form is for. You can change every field afterwards.',
  'forms/:form':
    'The fields of one form, who gets a mail about submissions, and how the form is protected against spam.',
  'forms/:form/submissions': 'What people have sent with this form. You can export all submissions as a CSV file.',
  'submissions/:submission': 'One submission with its answers.',
  'mailing-lists': 'Lists of people who have signed up for your newsletters.',
  'mailing-lists/:list': 'The people of one list, with the day on which each agreed.',

  look: 'Colours, fonts, galleries and product pages, with a preview of your shop.',
  templates: 'The templates of your pages, for people who write HTML.',
  'templates/:name': 'One template. It is checked before it is saved, so that an error cannot break the page.',

  redirects:
    'Where old addresses of the shop lead, and which addresses visitors did not find. A redirect counts only where the shop has no page.',
  feeds: 'Addresses at which Google, Meta and ChatGPT read your products, and what they would refuse.',

  opening:
    'Here you open the shop to visitors, and close it again. Until then they read that the shop opens soon, and you can try the checkout with a test order.',
  'search-engines':
    'Choose what programs of language models may read of the shop and do in it, prove to search engines that the shop is yours, and see whether it can be found.',
  'legal-pages':
    'The shop writes imprint, terms, privacy notice and the other legal pages to begin with. Places in brackets are yours to fill in. Have a lawyer read the pages.',
  settings:
    'The name of the shop, its language and time zone, comments, captcha and the websites that can show your products.',
  domains:
    'The names at which visitors find your shop. Add a domain, follow the steps below it, and press Check. The main domain is the one in search engines and mails.',
  'mail-sender':
    'The address from which buyers get their mails. Your own address needs some records in the DNS of its domain; the check says which are missing.',
  payments:
    'Connect your Stripe account here, and choose between real payments and test mode. Keys are entered once and are never shown again.',
  delivery: 'Where you deliver to, and what it costs. A buyer sees the options for their country.',
  tax: 'Tax rates by country and region, and whether your prices include them.',
  'store-settings': 'All further settings of the shop, by their subject.',
  'store-settings/:namespace': 'The settings of one subject. Nothing changes before you save.',
  law: 'What the law of the countries that you sell to asks of a shop, what is done, and what is missing. This is no legal advice.',
  'law/notices': 'The official notices of the legal guarantee, which your shop shows where the law asks for them.',
  team: 'People who work on this site, and what each may do.',
  'team/:contributor': 'One person: their role and where they are signed in.',
  reviews: 'Reviews of buyers. Visitors see those that you approve.',
  'reviews/:review': 'One review with its pictures and your answer.',
  comments: 'Comments below posts and products. You can approve, answer, mark as spam or delete them.',
  'comments/:comment': 'One comment with its answers.',
  mails: 'Mails that the shop has sent or could not send. A mail that failed can be sent again.',
  errors: 'Errors of scripts and templates on your pages, for the person who looks after your site.',
  'errors/:error': 'One kind of error: where it happens, and since when.',
  audit: 'Who has changed what, and when.',
  webhooks: 'Messages to other programs about orders, products and forms.',
  'webhooks/:webhook': 'One address with the events that are sent to it, and the messages of the last days.',
  senders: 'Reports of sales and visits to Google Analytics and Meta.',
  speed: 'How fast your pages were for visitors.',
  account: 'Your own password, passkeys and sessions, and the devices that show notifications of new orders.',
};
