const API = ['key', 'url', 'site'] as const;
const SUBSCRIPTIONS = '/api/owner/subscriptions';

/** The options and arguments of the commands for subscriptions. */
export const SUBSCRIPTION_COMMANDS = {
  'subscriptions list': { options: [...API, 'state', 'cursor'], operands: [] },
  'subscriptions get': { options: [...API], operands: ['SUBSCRIPTION'] },
  'subscriptions skip': { options: [...API], operands: ['SUBSCRIPTION'] },
  'subscriptions pause': { options: [...API], operands: ['SUBSCRIPTION'] },
  'subscriptions resume': { options: [...API], operands: ['SUBSCRIPTION'] },
  'subscriptions cancel': { options: [...API], operands: ['SUBSCRIPTION'] },
} as const;

export interface SubscriptionCommand {
  name: keyof typeof SUBSCRIPTION_COMMANDS;
  /** '' for the list. */
  subscriptionId: string;
  state: string | undefined;
  cursor: string | undefined;
}

export function isSubscriptionCommand(name: string): name is SubscriptionCommand['name'] {
  return Object.hasOwn(SUBSCRIPTION_COMMANDS, name);
}

type Call = (path: string, options?: { method?: string }) => Promise<Response>;

/** Runs a command through the owner's API and returns the answer. */
export function runSubscriptionCommand(command: SubscriptionCommand, call: Call): Promise<Response> {
  const { name, subscriptionId, state, cursor } = command;
  const one = `${SUBSCRIPTIONS}/${encodeURIComponent(subscriptionId)}`;
  switch (name) {
    case 'subscriptions list': {
      const given = Object.entries({ state, cursor }).flatMap(([key, value]) => (value ? [[key, value]] : []));
      return call(`${SUBSCRIPTIONS}?${new URLSearchParams(given)}`);
    }
    case 'subscriptions get':
      return call(one);
    default:
      return call(`${one}/${name.split(' ')[1]}`, { method: 'POST' });
  }
}
