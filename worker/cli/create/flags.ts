import { parseArgs } from 'node:util';
import { UsageError } from '../usage-error.ts';

/** What is in a new shop. */
export const CONTENTS = ['samples', 'demo', 'empty'] as const;
export type Content = (typeof CONTENTS)[number];

export const USAGE = `Usage: npm create storefront-widgets [FOLDER] [-- OPTIONS]

  --name TEXT        the shop's name
  --country CODE     where the business is, such as IE
  --language CODE    what visitors read, by default the language of the country
  --currency CODE    by default the currency of the country
  --samples          begins with four sample products
  --demo             begins with the products, pages and posts of the demo shop
  --empty            begins without products
  --yes              asks nothing, and takes what is usual
  --no-install       leaves \`npm install\` to you`;

/** What was written after the command's name; undefined where nothing was. */
export interface Flags {
  folder: string | undefined;
  name: string | undefined;
  country: string | undefined;
  language: string | undefined;
  currency: string | undefined;
  content: Content | undefined;
  /** Whether nothing is asked. */
  yes: boolean;
  installs: boolean;
  help: boolean;
}

const [TEXT, FLAG] = [{ type: 'string' }, { type: 'boolean' }] as const;
/** The options of the shop itself. Where no `--` stands before them, npm takes them for its own and hands them on in variables. */
const OF_SHOP = {
  ...({ name: TEXT, country: TEXT, language: TEXT, currency: TEXT } as const),
  ...({ samples: FLAG, demo: FLAG, empty: FLAG } satisfies Record<Content, unknown>),
};
const OPTIONS = { ...OF_SHOP, yes: FLAG, 'no-install': FLAG, help: { ...FLAG, short: 'h' } } as const;

/**
 * Reads the words after the command's name. `env` is what npm has set for this program. Throws UsageError, also for options
 * that npm kept for itself.
 */
export function readFlags(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = process.env,
): Flags {
  const kept = Object.keys(OF_SHOP).find((option) => env[`npm_config_${option}`] !== undefined);
  if (kept !== undefined) {
    throw new UsageError(`npm has kept --${kept} for itself. Write -- before the options, as below.`);
  }
  const { values, positionals } = parsed(args);
  const [folder, ...more] = positionals;
  if (more.length > 0) throw new UsageError(`One FOLDER is created, not ${positionals.join(', ')}.`);
  const chosen = CONTENTS.filter((content) => values[content]);
  if (chosen.length > 1) throw new UsageError(`A shop begins with one of --${chosen.join(' and --')}, not both.`);
  const { name, country, language, currency, yes = false, help = false, 'no-install': leavesInstall } = values;
  const places = { country: country?.toUpperCase(), currency: currency?.toUpperCase() };
  return { folder, name, language, ...places, content: chosen[0], yes, help, installs: !leavesInstall };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
