import { parseArgs } from 'node:util';
import { OWNER_SCOPES, type OwnerScope } from '#runtime/contracts/enumerations.ts';
import { FILE_COMMANDS, type FileCommand } from './file-commands.ts';
import { type Days, OPTIONS } from './options.ts';
import { isOrderCommand, ORDER_COMMANDS, type OrderCommand } from './order-commands.ts';
import { isSubscriptionCommand, SUBSCRIPTION_COMMANDS, type SubscriptionCommand } from './subscription-commands.ts';
import { DEFAULT_DAYS, DEFAULT_URL } from './usage.ts';
import { UsageError } from './usage-error.ts';

export { UsageError };

const MAX_DAYS = 3_650;

/** The database that holds the keys. */
interface Place {
  siteId: string;
  isRemote: boolean;
  /** The folder of the local database; undefined for that of `npm start`. */
  stateDir: string | undefined;
}

interface ApiPlace {
  /** The origin of the shop. */
  url: string;
  key: string;
  /** Id of the site, if its host serves several. */
  siteId: string | undefined;
}

export type KeyCommand = Place &
  (
    | { name: 'keys create'; keyName: string; scopes: readonly OwnerScope[]; days: number }
    | { name: 'keys list' }
    | { name: 'keys revoke'; keyId: string }
  );

export type ApiCommand = ApiPlace &
  (
    | { name: 'forms list' }
    | { name: 'forms get'; formId: string }
    | { name: 'forms create'; file: string }
    | { name: 'forms update'; formId: string; file: string }
    | { name: 'forms delete'; formId: string; confirm: string }
    | { name: 'submissions list'; formId: string; cursor: string | undefined }
    | { name: 'submissions csv'; formId: string }
    | { name: 'erase'; email: string }
    | { name: 'lists list' }
    | { name: 'lists create'; listName: string }
    | { name: 'subscribers csv'; listId: string }
    | { name: 'reviews list'; state: string | undefined; cursor: string | undefined }
    | { name: 'reviews get' | 'reviews approve' | 'reviews reject' | 'reviews delete'; reviewId: string }
    | { name: 'pending-orders list'; state: string | undefined; cursor: string | undefined }
    | SubscriptionCommand
    | { name: 'pending-orders get'; order: string }
    | { name: 'mails list'; status: string | undefined; cursor: string | undefined }
    | { name: 'mails send'; mailId: string }
    | { name: 'gift-cards list'; cursor: string | undefined }
    | { name: 'gift-cards send' | 'gift-cards reissue'; cardId: string; email: string | undefined }
    | ({ name: 'payments reconcile' } & Days)
    | { name: 'audit list'; cursor: string | undefined }
    | FileCommand
    | OrderCommand
  );

export type Command = { name: 'help' } | KeyCommand | ApiCommand;

export function isKeyCommand(command: KeyCommand | ApiCommand): command is KeyCommand {
  return 'isRemote' in command;
}

const API = ['key', 'url', 'site'] as const;
const DATABASE = ['site', 'remote', 'persist-to'] as const;

/** The options and arguments of each command. */
const COMMANDS = {
  'keys create': { options: [...DATABASE, 'name', 'scopes', 'days'], operands: [] },
  'keys list': { options: [...DATABASE], operands: [] },
  'keys revoke': { options: [...DATABASE], operands: ['KEYID'] },
  'forms list': { options: [...API], operands: [] },
  'forms get': { options: [...API], operands: ['FORM'] },
  'forms create': { options: [...API], operands: ['FILE'] },
  'forms update': { options: [...API], operands: ['FORM', 'FILE'] },
  'forms delete': { options: [...API, 'confirm'], operands: ['FORM'] },
  'submissions list': { options: [...API, 'cursor'], operands: ['FORM'] },
  'submissions csv': { options: [...API], operands: ['FORM'] },
  erase: { options: [...API], operands: ['EMAIL'] },
  'lists list': { options: [...API], operands: [] },
  'lists create': { options: [...API, 'name'], operands: [] },
  'subscribers csv': { options: [...API], operands: ['LIST'] },
  'reviews list': { options: [...API, 'state', 'cursor'], operands: [] },
  'reviews get': { options: [...API], operands: ['REVIEW'] },
  'reviews approve': { options: [...API], operands: ['REVIEW'] },
  'reviews reject': { options: [...API], operands: ['REVIEW'] },
  'reviews delete': { options: [...API], operands: ['REVIEW'] },
  'pending-orders list': { options: [...API, 'state', 'cursor'], operands: [] },
  'pending-orders get': { options: [...API], operands: ['ORDER'] },
  ...SUBSCRIPTION_COMMANDS,
  'mails list': { options: [...API, 'status', 'cursor'], operands: [] },
  'mails send': { options: [...API], operands: ['MAIL'] },
  'gift-cards list': { options: [...API, 'cursor'], operands: [] },
  'gift-cards send': { options: [...API, 'email'], operands: ['CARD'] },
  'gift-cards reissue': { options: [...API, 'email'], operands: ['CARD'] },
  'payments reconcile': { options: [...API, 'from', 'to', 'mend'], operands: [] },
  'audit list': { options: [...API, 'cursor'], operands: [] },
  ...FILE_COMMANDS,
  ...ORDER_COMMANDS,
} as const;
type CommandName = keyof typeof COMMANDS;

type Values = Readonly<Record<string, string | boolean | undefined>>;

/** Parses the arguments into a checked command. Throws `UsageError`. */
export function parseCommand(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Command {
  const { values, positionals } = split(args);
  if (values.help || positionals.length === 0 || positionals[0] === 'help') return { name: 'help' };
  const [name, operands] = nameOf(positionals);
  const { options, operands: expected } = COMMANDS[name];
  const stray = Object.keys(values).find((option) => !(options as readonly string[]).includes(option));
  if (stray) throw new UsageError(`${name} has no option --${stray}.`);
  if (operands.length !== expected.length) {
    throw new UsageError(`${name} takes ${expected.join(' and ') || 'nothing more'}, not ${operands.length} words.`);
  }
  const [first = '', second = ''] = operands;
  if (isSubscriptionCommand(name)) {
    return { name, ...apiPlace(values, env), subscriptionId: first, file: second, options: values };
  }
  if (isOrderCommand(name)) return { name, ...apiPlace(values, env), order: first, options: values };
  switch (name) {
    case 'keys create':
      return {
        name,
        ...keyPlace(values),
        keyName: need(values, 'name'),
        scopes: toScopes(values.scopes),
        days: toDays(values.days),
      };
    case 'keys list':
      return { name, ...keyPlace(values) };
    case 'keys revoke':
      return { name, ...keyPlace(values), keyId: first };
    case 'forms list':
    case 'lists list':
      return { name, ...apiPlace(values, env) };
    case 'forms create':
      return { name, ...apiPlace(values, env), file: first };
    case 'forms update':
      return { name, ...apiPlace(values, env), formId: first, file: second };
    case 'forms delete':
      return { name, ...apiPlace(values, env), formId: first, confirm: need(values, 'confirm') };
    case 'submissions list':
      return { name, ...apiPlace(values, env), formId: first, cursor: text(values.cursor) };
    case 'forms get':
    case 'submissions csv':
      return { name, ...apiPlace(values, env), formId: first };
    case 'erase':
      return { name, ...apiPlace(values, env), email: first };
    case 'lists create':
      return { name, ...apiPlace(values, env), listName: need(values, 'name') };
    case 'subscribers csv':
      return { name, ...apiPlace(values, env), listId: first };
    case 'reviews list':
    case 'pending-orders list':
      return { name, ...apiPlace(values, env), state: text(values.state), cursor: text(values.cursor) };
    case 'reviews get':
    case 'reviews approve':
    case 'reviews reject':
    case 'reviews delete':
      return { name, ...apiPlace(values, env), reviewId: first };
    case 'pending-orders get':
      return { name, ...apiPlace(values, env), order: first };
    case 'mails list':
      return { name, ...apiPlace(values, env), status: text(values.status), cursor: text(values.cursor) };
    case 'mails send':
      return { name, ...apiPlace(values, env), mailId: first };
    case 'gift-cards send':
    case 'gift-cards reissue':
      return { name, ...apiPlace(values, env), cardId: first, email: text(values.email) };
    case 'payments reconcile':
      return { name, ...apiPlace(values, env), ...readDays(values) };
    case 'gift-cards list':
    case 'audit list':
      return { name, ...apiPlace(values, env), cursor: text(values.cursor) };
    default:
      return { name, ...apiPlace(values, env), first, second };
  }
}

function split(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true }) as {
      values: Values;
      positionals: string[];
    };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function nameOf(positionals: readonly string[]): [CommandName, string[]] {
  for (const length of [2, 1]) {
    const name = positionals.slice(0, length).join(' ');
    if (Object.hasOwn(COMMANDS, name)) return [name as CommandName, positionals.slice(length)];
  }
  throw new UsageError(`There is no command "${positionals.slice(0, 2).join(' ')}".`);
}

function keyPlace(values: Values): Place {
  return { siteId: need(values, 'site'), isRemote: values.remote === true, stateDir: text(values['persist-to']) };
}

function apiPlace(values: Values, env: Readonly<Record<string, string | undefined>>): ApiPlace {
  const key = text(values.key) ?? env.STOREFRONT_OWNER_KEY;
  if (!key) throw new UsageError('A key is needed: in STOREFRONT_OWNER_KEY, or after --key.');
  const url = text(values.url) ?? DEFAULT_URL;
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new UsageError(`--url must be a web address, not ${url}`);
  return { url: new URL(url).origin, key, siteId: text(values.site) };
}

function toScopes(value: Values[string]): readonly OwnerScope[] {
  const names = [...new Set((text(value) ?? 'all').split(',').map((name) => name.trim()))];
  if (names.includes('all')) return OWNER_SCOPES;
  const unknown = names.find((name) => !(OWNER_SCOPES as readonly string[]).includes(name));
  if (unknown !== undefined) throw new UsageError(`There is no scope "${unknown}": ${OWNER_SCOPES.join(', ')}.`);
  return names as OwnerScope[];
}

function toDays(value: Values[string]): number {
  const days = Number(text(value) ?? DEFAULT_DAYS);
  if (Number.isInteger(days) && days >= 1 && days <= MAX_DAYS) return days;
  throw new UsageError(`--days is a whole number from 1 to ${MAX_DAYS}, not ${value}.`);
}

function readDays(values: Values): Days {
  return { from: need(values, 'from'), to: need(values, 'to'), isMending: values.mend === true };
}

function need(values: Values, name: string): string {
  const value = text(values[name])?.trim();
  if (!value) throw new UsageError(`--${name} is missing.`);
  return value;
}

function text(value: Values[string]): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
