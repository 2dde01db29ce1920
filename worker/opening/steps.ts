import { SET_UP_STEPS, type SetUpStep, type SetUpStepName } from '#runtime/contracts/opening.ts';
import { moneyRules } from '../site/money-rules.ts';
import type { Facts } from './facts.ts';

type Found = Pick<SetUpStep, 'reason'> & { isDone: boolean };
const done = (reason: string): Found => ({ isDone: true, reason });
const open = (reason: string): Found => ({ isDone: false, reason });

/** Hosts of development, and those that Cloudflare gives to a Worker. */
const GIVEN_HOST = /(^|\.)(localhost|workers\.dev)$|^[\d.]+$/;

interface Step {
  screen: string;
  find: (facts: Facts) => Found;
}

/** How each step is judged, and the console's screen where it is done. */
const STEPS: Readonly<Record<SetUpStepName, Step>> = {
  products: {
    screen: 'products',
    find: ({ hasProduct }) =>
      hasProduct ? done('Visitors can see products.') : open('No product is visible to visitors yet.'),
  },
  delivery: {
    screen: 'delivery',
    find: ({ site, sellsGoods }) => {
      if (moneyRules(site).shipping.length > 0) return done('The shop has a delivery option.');
      return sellsGoods
        ? open('Goods cannot be ordered before the shop has a delivery option.')
        : open('Goods need a delivery option. A shop of downloads and services needs none.');
    },
  },
  tax: {
    screen: 'tax',
    find: ({ site }) =>
      moneyRules(site).taxes.length > 0 ? done('The shop has a tax rule.') : open('No tax is charged.'),
  },
  payments: {
    screen: 'payments',
    find: ({ isProviderConnected }) =>
      isProviderConnected
        ? done('A payment provider is connected.')
        : open('No payment provider is connected, so that buyers can only try the checkout.'),
  },
  legalPages: {
    screen: 'legal-pages',
    find: ({ legalPages: { missing, withGaps } }) => {
      if (missing > 0) return open(missing === 1 ? 'One page is missing.' : `${missing} pages are missing.`);
      if (withGaps > 0) {
        return open(withGaps === 1 ? 'One page has places to fill in.' : `${withGaps} pages have places to fill in.`);
      }
      return done('The shop names its legal pages.');
    },
  },
  mailSender: {
    screen: 'mail-sender',
    find: ({ sender }) => {
      if (sender === 'own') return done('Mails come from your own address.');
      return sender === 'server'
        ? open('Mails come from the address of the server.')
        : open('The server sends no mail yet.');
    },
  },
  domain: {
    screen: 'domains',
    find: ({ hosts }) => {
      const own = hosts.filter(({ name }) => !GIVEN_HOST.test(name));
      const working = own.find(({ works }) => works);
      if (working) return done(`The shop has the address ${working.name}.`);
      const [first] = own;
      return first
        ? open(`${first.name} does not lead to the shop yet, or was not checked.`)
        : open('The shop has no address of its own.');
    },
  },
  testOrder: {
    screen: 'opening',
    find: ({ hasTestOrder }) =>
      hasTestOrder ? done('A test order was placed.') : open('Nobody has tried the checkout yet.'),
  },
  opening: {
    screen: 'opening',
    find: ({ site, payments }) => {
      if (site.openedAt === null) return open('Visitors read that the shop opens soon.');
      return payments === 'live'
        ? done('The shop is open.')
        : open('The shop is open, and nobody is charged: it takes test payments alone.');
    },
  },
};

/** Steps without which a shop sells nothing. */
const NEEDED: ReadonlySet<SetUpStepName> = new Set(['products', 'payments', 'opening']);

/** Whether an owner may leave a step out. */
export function isOptionalStep(name: SetUpStepName): boolean {
  return !NEEDED.has(name);
}

/** Returns the steps with what was found of each; `skipped` are those that the owner leaves out. */
export function setUpSteps(facts: Facts, skipped: ReadonlySet<string>): SetUpStep[] {
  return SET_UP_STEPS.map((name) => {
    const { screen, find } = STEPS[name];
    const { isDone, reason } = find(facts);
    const isOptional = isOptionalStep(name);
    const isSkipped = isOptional && skipped.has(name);
    return { name, state: isDone ? 'done' : isSkipped ? 'skipped' : 'open', isOptional, reason, screen };
  });
}
