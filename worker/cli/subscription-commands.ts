import type { OwnerSubscription } from '#runtime/contracts/subscription.ts';

const API = ['key', 'url', 'site'] as const;
const SUBSCRIPTIONS = '/api/owner/subscriptions';

/** The options and arguments of the commands for subscriptions. */
export const SUBSCRIPTION_COMMANDS = {
  'subscriptions list': { options: [...API, 'state', 'cursor'], operands: [] },
  'subscriptions get': { options: [...API], operands: ['SUBSCRIPTION'] },
  'subscriptions move': { options: [...API, 'delivery', 'cents'], operands: ['SUBSCRIPTION', 'FILE'] },
  'subscriptions skip': { options: [...API], operands: ['SUBSCRIPTION'] },
  'subscriptions pause': { options: [...API], operands: ['SUBSCRIPTION'] },
  'subscriptions resume': { options: [...API], operands: ['SUBSCRIPTION'] },
  'subscriptions cancel': { options: [...API], operands: ['SUBSCRIPTION'] },
} as const;

export interface SubscriptionCommand {
  name: keyof typeof SUBSCRIPTION_COMMANDS;
  /** '' for the list. */
  subscriptionId: string;
  options: Readonly<Record<string, string | boolean | undefined>>;
  /** The address of `move`, as JSON. */
  file: string;
}

export function isSubscriptionCommand(name: string): name is SubscriptionCommand['name'] {
  return Object.hasOwn(SUBSCRIPTION_COMMANDS, name);
}

type Call = (path: string, options?: { method?: string; body?: object }) => Promise<Response>;

/** Runs a command through the owner's API and returns the answer. */
export async function runSubscriptionCommand(
  { name, subscriptionId, options, file }: SubscriptionCommand,
  call: Call,
  readJson: (file: string) => unknown,
): Promise<Response> {
  const one = `${SUBSCRIPTIONS}/${encodeURIComponent(subscriptionId)}`;
  switch (name) {
    case 'subscriptions list': {
      const given = ['state', 'cursor'].flatMap((key) => (options[key] ? [[key, String(options[key])]] : []));
      return call(`${SUBSCRIPTIONS}?${new URLSearchParams(given)}`);
    }
    case 'subscriptions get':
      return call(one);
    case 'subscriptions skip': {
      const { nextCycleAt } = (await (await call(one)).json()) as OwnerSubscription;
      return call(`${one}/skip`, { method: 'POST', body: { cycleAt: nextCycleAt ?? 0 } });
    }
    case 'subscriptions move': {
      const move = { address: readJson(file), shippingOptionId: options.delivery };
      if (options.cents === undefined) return call(`${one}/quote`, { method: 'POST', body: move });
      return call(`${one}/address`, { method: 'POST', body: { ...move, expectedCents: Number(options.cents) } });
    }
    default:
      return call(`${one}/${name.split(' ')[1]}`, { method: 'POST' });
  }
}
