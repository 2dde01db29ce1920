import { SET_UP_STEPS, type SetUpStep, type SetUpStepName } from '#runtime/contracts/opening.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { OwnerTexts } from '#runtime/i18n/owner-texts.ts';
import { moneyRules } from '../site/money-rules.ts';
import type { Facts } from './facts.ts';

/** What was found of a step: the name of its sentence for the owner, and the values in it. */
interface Found {
  isDone: boolean;
  text: keyof OwnerTexts['setUpFindings'];
  values: Readonly<Record<string, string | number>>;
}

const done = (text: Found['text'], values: Found['values'] = {}): Found => ({ isDone: true, text, values });
const open = (text: Found['text'], values: Found['values'] = {}): Found => ({ isDone: false, text, values });

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
    find: ({ hasProduct }) => (hasProduct ? done('productVisible') : open('noProduct')),
  },
  delivery: {
    screen: 'delivery',
    find: ({ site, sellsGoods }) => {
      if (moneyRules(site).shipping.length > 0) return done('hasDelivery');
      return sellsGoods ? open('goodsNeedDelivery') : open('onlyGoodsNeedDelivery');
    },
  },
  tax: {
    screen: 'tax',
    find: ({ site }) => (moneyRules(site).taxes.length > 0 ? done('hasTax') : open('noTax')),
  },
  payments: {
    screen: 'payments',
    find: ({ isProviderConnected }) => (isProviderConnected ? done('providerConnected') : open('noProvider')),
  },
  legalPages: {
    screen: 'legal-pages',
    find: ({ legalPages: { missing, withGaps } }) => {
      if (missing > 0) return open('pagesMissing', { n: missing });
      if (withGaps > 0) return open('pagesToFillIn', { n: withGaps });
      return done('pagesNamed');
    },
  },
  mailSender: {
    screen: 'mail-sender',
    find: ({ sender }) => {
      if (sender === 'own') return done('ownSender');
      return sender === 'server' ? open('serverSender') : open('noSender');
    },
  },
  domain: {
    screen: 'domains',
    find: ({ hosts }) => {
      const own = hosts.filter(({ name }) => !GIVEN_HOST.test(name));
      const working = own.find(({ works }) => works);
      if (working) return done('hasDomain', { name: working.name });
      const [first] = own;
      return first ? open('domainUnproven', { name: first.name }) : open('noDomain');
    },
  },
  testOrder: {
    screen: 'opening',
    find: ({ hasTestOrder }) => (hasTestOrder ? done('tested') : open('untested')),
  },
  opening: {
    screen: 'opening',
    find: ({ site, payments }) => {
      if (site.openedAt === null) return open('notOpen');
      return payments === 'live' ? done('open') : open('openForTests');
    },
  },
};

/** Steps without which a shop sells nothing. */
const NEEDED: ReadonlySet<SetUpStepName> = new Set(['products', 'payments', 'opening']);

/** Whether an owner may leave a step out. */
export function isOptionalStep(name: SetUpStepName): boolean {
  return !NEEDED.has(name);
}

/** Returns the steps with what was found of each, in these texts; `skipped` are those that the owner leaves out. */
export function setUpSteps(
  facts: Facts,
  skipped: ReadonlySet<string>,
  { setUpFindings }: Pick<OwnerTexts, 'setUpFindings'>,
): SetUpStep[] {
  return SET_UP_STEPS.map((name) => {
    const { screen, find } = STEPS[name];
    const { isDone, text, values } = find(facts);
    const reason = fill(setUpFindings[text], values);
    const isOptional = isOptionalStep(name);
    const isSkipped = isOptional && skipped.has(name);
    return { name, state: isDone ? 'done' : isSkipped ? 'skipped' : 'open', isOptional, reason, screen };
  });
}
