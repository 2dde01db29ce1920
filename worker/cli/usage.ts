import { OWNER_SCOPES } from '#runtime/contracts/owner-scopes.ts';
import { CONTRIBUTOR_ROLE } from '#runtime/contracts/roles.ts';
import type { Command, Room } from './command.ts';
import { ROOMS } from './commands/index.ts';
import { DEFAULT_DAYS } from './commands/keys.ts';
import { DEFAULT_URL } from './local/shop-address.ts';
import { type OptionKinds, required, text } from './option-kinds.ts';
import { SHELLS, targetOptions } from './parse.ts';
import { commandName, quietCommandName, shellName } from './project.ts';
import { UsageError } from './usage-error.ts';

/** Columns before what a command does. */
const INDENT = 34;
const WIDTH = 116;
/** Before the further lines of a command that has many options. */
const CONTINUED = ' '.repeat(6);
/** Words of an option that the help shows in its line; more of them are listed at the end. */
const MAX_SHOWN_VALUES = 6;
const SITE = required(text('ID'));

const START = `${usageLines()}

  help [ROOM]                     shows all commands, or those of a room, such as forms
  completion ${SHELLS.join('|')}        prints a script: source <(${quietCommandName()} completion bash) makes the
                                  shell know the command \`${shellName()}\` with its words`;

const END = `Commands for keys need --site ID where there are several shops; --persist-to DIR is the local database's folder, if it
is not that of \`npm start\`. All others need a key, in --key or better in STOREFRONT_OWNER_KEY; --url is the shop, by
default the one that runs here, or ${DEFAULT_URL}, and --site ID names the site if it serves several. FILE is
JSON, - is standard input. A list is a table, and an object is lines on a terminal and JSON in a file; --json prints
the answer of the API.

Scopes: ${OWNER_SCOPES.join(', ')}
Roles: ${Object.keys(CONTRIBUTOR_ROLE).join(', ')}
A key is valid for ${DEFAULT_DAYS} days by default, and is shown once.`;

/** All commands, by their rooms. */
export const USAGE = [START, ...ROOMS.map(roomUsage), END].join('\n\n');

/** Returns the help for a room or a command; for '', all of it. */
export function usageOf(topic: string): string {
  if (topic === '') return USAGE;
  const [first] = topic.split(' ');
  const command = ROOMS.flatMap(({ commands }) => commands).find(({ name }) => name === topic || name === first);
  if (command) return commandUsage(command);
  const isOf = (name: string) => name.split(' ')[0] === first;
  const rooms = ROOMS.filter(({ name, commands }) => isOf(name) || commands.some((listed) => isOf(listed.name)));
  if (rooms.length === 0) throw new UsageError(`There is no help for "${topic}".`);
  return rooms.map(roomUsage).join('\n\n');
}

/** Returns how a command is written, and how its output goes into a file where npm would add lines of its own. */
function usageLines(): string {
  const usage = `Usage: ${commandName()} COMMAND`;
  if (quietCommandName() === commandName()) return usage;
  return `${usage}\n${quietCommandName()} COMMAND > FILE keeps npm's own lines out of the file.`;
}

function roomUsage({ title, commands }: Room): string {
  return [`${title}:`, ...commands.map((command) => entry(lineOf(command), meaningOf(command)))].join('\n');
}

function commandUsage(command: Command): string {
  const kinds = { ...command.options, ...targetOptions(command) };
  const options = Object.entries(kinds).map(([name, { word, about }]) =>
    entry(`--${name} ${word}`.trim(), about ? [about] : []),
  );
  return [`Usage: ${commandName()} ${lineOf(command)}`, `  ${command.about}`, '', ...options].join('\n');
}

/** Returns how a command is written: 'forms delete FORM --confirm NAME'. */
function lineOf({ name, operands, options, on, isSiteOptional = false }: Command): string {
  const kinds: OptionKinds = on === 'database' ? { site: isSiteOptional ? text('ID') : SITE, ...options } : options;
  const words = Object.entries(kinds).map(([option, { word, values, isRequired }]) => {
    const shown = values.length > 0 && values.length <= MAX_SHOWN_VALUES ? values.join('|') : word;
    const written = `--${option} ${shown}`.trim();
    return isRequired ? written : `[${written}]`;
  });
  return [name, ...operands, ...words].join(' ');
}

/** Returns what a command does, and what its options mean. */
function meaningOf({ about, options }: Command): string[] {
  const meanings = Object.entries(options).filter(([, option]) => option.about !== '');
  return [about, ...meanings.map(([name, option]) => `--${name}: ${option.about}`)];
}

/** Returns a line with what it means beside it, or below where there is no room. */
function entry(left: string, meanings: readonly string[]): string {
  const right = meanings.flatMap((meaning) => wrapped(meaning.split(' '), WIDTH - INDENT));
  // An option stays in one piece.
  const [start = '', ...more] = wrapped(left.match(/\[[^\]]*\]|\S+/g) ?? [], WIDTH - CONTINUED.length);
  const isShort = start.length + 2 < INDENT && more.length === 0;
  const lines = isShort
    ? [`  ${start}`.padEnd(INDENT) + (right.shift() ?? '')]
    : [`  ${start}`, ...more.map((line) => CONTINUED + line)];
  return [...lines, ...right.map((line) => ' '.repeat(INDENT) + line)].map((line) => line.trimEnd()).join('\n');
}

function wrapped(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
