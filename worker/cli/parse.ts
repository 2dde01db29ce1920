import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { ApiTarget } from './api.ts';
import type { Command } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import type { DatabaseTarget } from './database.ts';
import { DEFAULT_URL, shopAddress } from './local/shop-address.ts';
import { nearest } from './nearest.ts';
import { flag, type OptionKinds, required, text } from './option-kinds.ts';
import { commandName } from './project.ts';
import { UsageError } from './usage-error.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

type Environment = Readonly<Record<string, string | undefined>>;
type GivenOptions = Readonly<Record<string, string | boolean | undefined>>;

/** The options of every command on the same thing. */
export const TARGET_OPTIONS: Readonly<Record<Command['on'], OptionKinds>> = {
  api: {
    key: text('KEY', 'by default STOREFRONT_OWNER_KEY'),
    url: text('ADDRESS', `the shop, by default at PORT if that is set, else the one that runs here, or ${DEFAULT_URL}`),
    site: text('ID', 'if --url serves several shops'),
    json: flag('prints the answer as the API gives it'),
  },
  database: {
    site: required(text('ID')),
    remote: flag('the deployed database'),
    'persist-to': text('DIR', 'the local database’s folder, if it is not that of `npm start`'),
    json: flag(),
  },
  project: {},
};

/** Returns the options that say what a command works on. */
export function targetOptions({ on, isSiteOptional = false }: Pick<Command, 'on' | 'isSiteOptional'>): OptionKinds {
  return isSiteOptional
    ? { ...TARGET_OPTIONS[on], site: text('ID', 'if there are several shops') }
    : TARGET_OPTIONS[on];
}

export type Parsed =
  /** `topic` is a command, or the name of a room; '' for all. */
  | { kind: 'help'; topic: string }
  | { kind: 'completion'; shell: Shell }
  | ({
      kind: 'command';
      command: Command;
      operands: readonly (string | undefined)[];
      options: Readonly<Record<string, unknown>>;
      isJson: boolean;
    } & Target);

type Target = { on: 'api'; target: ApiTarget } | { on: 'database'; target: DatabaseTarget } | { on: 'project' };

/**
 * Parses the words after the command's own. Throws `UsageError`.
 *
 * @param runningAt finds where the shop of this machine runs
 */
export function parseCommand(args: readonly string[], env: Environment, runningAt?: () => string | undefined): Parsed {
  const { values, positionals } = split(args);
  const [first, second] = positionals;
  if (first === undefined || first === 'help') return { kind: 'help', topic: positionals.slice(1, 3).join(' ') };
  if (values.help) return { kind: 'help', topic: positionals.slice(0, 2).join(' ') };
  if (first === 'completion') return { kind: 'completion', shell: shellOf(second) };
  const { command, operands } = find(positionals);
  const kinds = { ...targetOptions(command), ...command.options };
  const stray = Object.keys(values).find((option) => !Object.hasOwn(kinds, option));
  if (stray) throw new UsageError(`${command.name} has no option --${stray}.`);
  checkOperands(command, operands);
  return {
    kind: 'command',
    command,
    operands,
    isJson: values.json === true,
    ...readTarget(command, values, { env, runningAt }),
    options: read(command.options, values),
  };
}

function find(positionals: readonly string[]): { command: Command; operands: string[] } {
  for (const length of [2, 1]) {
    const name = positionals.slice(0, length).join(' ');
    const command = COMMANDS.find((candidate) => candidate.name === name);
    if (command) return { command, operands: positionals.slice(length) };
  }
  const given = positionals.slice(0, 2).join(' ');
  throw new UsageError(`There is no command "${given}".${suggestion(given)}`);
}

function suggestion(given: string): string {
  const names = COMMANDS.map(({ name }) => name);
  const [first = ''] = given.split(' ');
  const found = nearest(given, names) ?? nearest(first, names);
  if (found) return ` Did you mean "${found}"?`;
  const room = nearest(first, [...new Set(names.map((name) => name.split(' ')[0] ?? ''))]);
  return room ? ` \`help ${room}\` shows the commands of ${room}.` : '';
}

function checkOperands({ name, operands }: Command, given: readonly string[]): void {
  const needed = operands.filter((operand) => !operand.startsWith('['));
  const most = operands.at(-1)?.endsWith('…]') ? Number.POSITIVE_INFINITY : operands.length;
  if (given.length >= needed.length && given.length <= most) return;
  throw new UsageError(`${name} takes ${operands.join(' and ') || 'nothing more'}, not ${given.length} words.`);
}

function split(args: readonly string[]): { values: GivenOptions; positionals: string[] } {
  const kinds = [...COMMANDS.map(({ options }) => options), ...Object.values(TARGET_OPTIONS)].flatMap(Object.entries);
  const options = Object.fromEntries(kinds.map(([name, { type }]) => [name, { type }]));
  const config = { args: [...args], options: { ...options, help: { type: 'boolean', short: 'h' } } };
  try {
    return parseArgs({ ...config, allowPositionals: true } as ParseArgsConfig) as ReturnType<typeof split>;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function readTarget(
  command: Command,
  values: GivenOptions,
  { env, runningAt }: { env: Environment; runningAt: (() => string | undefined) | undefined },
): Target {
  const { on } = command;
  if (on === 'project') return { on };
  const { site, remote, key, url, ...rest } = read(targetOptions(command), values);
  if (on === 'database') {
    return {
      on,
      target: { siteId: asText(site) ?? '', isRemote: remote === true, stateDir: asText(rest['persist-to']) },
    };
  }
  return {
    on: 'api',
    target: apiTarget({
      key: asText(key) ?? env.STOREFRONT_OWNER_KEY,
      url: asText(url) ?? shopAddress(env, runningAt),
      site,
    }),
  };
}

function apiTarget({ key, url, site }: { key: string | undefined; url: string; site: unknown }) {
  if (!key) {
    throw new UsageError(
      `A key is needed: in STOREFRONT_OWNER_KEY, or after --key. \`${commandName()} keys create --name TEXT\` prints one.`,
    );
  }
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
    throw new UsageError(`--url must be a web address, not ${url}`);
  }
  return { url: new URL(url).origin, key, siteId: asText(site) };
}

function read(kinds: OptionKinds, values: GivenOptions): Record<string, unknown> {
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, kind.read(values[name], name)]));
}

function shellOf(given: string | undefined): Shell {
  const shell = SHELLS.find((candidate) => candidate === given);
  if (!shell) throw new UsageError(`completion takes one of ${SHELLS.join(', ')}.`);
  return shell;
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
