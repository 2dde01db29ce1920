import { CALL_COMMANDS } from '../calls/call-commands.ts';
import type { Command, Room } from '../command.ts';
import { backup } from './backup.ts';
import { changeSets } from './change-sets.ts';
import { deploy } from './deploy.ts';
import { errors } from './errors.ts';
import { events } from './events.ts';
import { files } from './files.ts';
import { galleries } from './galleries.ts';
import { keys } from './keys.ts';
import { law } from './law.ts';
import { moving } from './moving.ts';
import { notices } from './notices.ts';
import { orders } from './orders.ts';
import { passwords } from './passwords.ts';
import { payments } from './payments.ts';
import { pictures } from './pictures.ts';
import { preferences } from './preferences.ts';
import { products } from './products.ts';
import { recover } from './recover.ts';
import { reseal } from './reseal.ts';
import { restock } from './restock.ts';
import { restore } from './restore.ts';
import { site } from './site.ts';
import { start } from './start.ts';
import { stats } from './stats.ts';
import { subscriptions } from './subscriptions.ts';
import { templates } from './templates.ts';
import { translations } from './translations.ts';
import { upgrade } from './upgrade.ts';
import { vitals } from './vitals.ts';

/** The commands that do more than one call of the API. */
const WRITTEN: readonly Command[] = [
  ...[
    start,
    deploy,
    keys,
    recover,
    site,
    translations,
    moving,
    changeSets,
    products,
    pictures,
    restock,
    orders,
    subscriptions,
    payments,
    preferences,
  ],
  ...[files, notices, galleries, events, passwords, templates, stats, vitals, law, errors, reseal],
  ...[upgrade, restore, backup].flat(),
].flat();

/** The parts of the shop in the order of the help, with the first words of their commands beside their own names. */
const TITLES: readonly (readonly [name: string, title: string, words?: readonly string[]])[] = [
  ['start', 'The shop of a project on this machine'],
  ['deploy', 'The shop at Cloudflare'],
  ['upgrade', 'Another version of the package, and the way back', ['restore', 'backup']],
  ['keys', 'Keys, in the database of `npm start`, or with --remote in the deployed one'],
  ['recover', 'Coming back into a shop, by a link from its database'],
  ['contributors', 'Contributors'],
  ['site', 'The site: `site create` in the database, as keys are; all others through the API', ['fonts']],
  ['navigation', 'Menus, header and footer', ['frame']],
  ['translations', 'What visitors read in further languages'],
  ['store', 'Stores'],
  ['import', 'Moving in and out', ['export']],
  ['change-sets', 'Bulk changes, imports and saved menus that can be taken back for 30 days'],
  ['forms', 'Forms'],
  ['submissions', 'What was sent by forms', ['erase']],
  ['lists', 'Mailing lists', ['subscribers']],
  ['products', 'Products with their variants and images'],
  ['pictures', 'Pictures'],
  ['stock', 'Stock of variants; digital products and gift cards have none'],
  ['restock', 'Restock mails'],
  ['categories', 'Categories of a collection of products'],
  ['reviews', 'Reviews'],
  ['comments', 'Comments'],
  ['orders', 'Paid orders; ORDER is a number or an id'],
  ['customers', 'Customers: people who have ordered or have an account'],
  ['taxes', 'Taxes, for the accountant'],
  ['withdrawals', 'Withdrawals and cancellations, and their log'],
  ['pending-orders', 'Subscriptions and gift cards that are not paid yet'],
  ['subscriptions', 'Running subscriptions; the buyer gets a mail about each change'],
  ['gift-cards', 'Gift cards'],
  ['coupons', 'Discount codes'],
  ['popups', 'Popups'],
  ['preferences', 'The store’s settings, by namespace'],
  ['law', 'What the law asks of the shop'],
  ['payments', 'Payments'],
  ['notices', 'The official notices of the legal guarantee, in files of the European Commission'],
  ['files', 'Files of digital products'],
  ['downloads', 'What buyers may download'],
  ['collections', 'Collections: pages, blogs, events, galleries, shops', ['content']],
  ['items', 'Posts, events, lessons, galleries and other items that are not sold'],
  ['events', 'Events: items with a time and a place; `items` lists, changes and deletes them too'],
  ['member-areas', 'Member areas: pages that only members see'],
  ['passwords', 'Passwords that visitors of the site, or of some of its pages, must know'],
  ['templates', 'Templates of the pages; DIR holds files such as site.region.jsont and partials/header.jsont'],
  ['webhooks', 'Webhooks: addresses that are told what happens in the shop'],
  ['reseal', 'Sealed texts, after the server’s secret was changed'],
  ['senders', 'Services that are told of what visitors do: Google Analytics 4 and Meta'],
  ['mails', 'Mails'],
  ['stats', 'The shop’s numbers'],
  ['vitals', 'How fast the shop’s pages are'],
  ['audit', 'The audit log'],
  ['errors', 'Errors of our scripts in browsers, and of templates; they are kept for 90 days'],
];

/** All commands, in the order in which the help shows them. */
export const ROOMS: readonly Room[] = roomsOf([...CALL_COMMANDS, ...WRITTEN]);

export const COMMANDS: readonly Command[] = ROOMS.flatMap(({ commands }) => commands);

/** Puts commands into rooms; a word that has no title yet is a room of its own. */
function roomsOf(commands: readonly Command[]): Room[] {
  const byWord = Map.groupBy(commands, ({ name }) => name.split(' ')[0] ?? '');
  const titled = new Set(TITLES.flatMap(([name, , words = []]) => [name, ...words]));
  const untitled = [...byWord.keys()].filter((word) => !titled.has(word)).map((word) => [word, word] as const);
  return [...TITLES, ...untitled].map(([name, title, words = []]) => ({
    name,
    title,
    commands: [name, ...words].flatMap((word) => byWord.get(word) ?? []),
  }));
}
