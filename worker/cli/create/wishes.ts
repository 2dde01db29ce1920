import { basename } from 'node:path';
import { createInterface, type Interface } from 'node:readline/promises';
import { siteIdOf, spokenLanguage, usualCurrency } from '../../set-up/service.ts';
import { type Setting, ShopSettings, settingProblem } from '../shop-settings.ts';
import { UsageError } from '../usage-error.ts';
import { CONTENTS, type Content, type Flags } from './flags.ts';

/** A project as its owner wants it. */
export interface Wish {
  /** As it was written: 'tea-shop'. */
  folder: string;
  settings: ShopSettings;
  content: Content;
}

const DEFAULT_NAME = 'My shop';
/** The flags of settings that have another name. */
const FLAG: Partial<Record<Setting, string>> = { title: 'name' };

type Ask = (question: string, usual: string, problem: (answer: string) => string | undefined) => Promise<string>;

/** Finds out what is wanted: by flags, else by questions, else what is usual. Throws UsageError for a wrong flag. */
export async function readWish(flags: Flags, terminal: Interface | undefined): Promise<Wish> {
  const ask: Ask = terminal && !flags.yes ? asking(terminal) : async (_, usual) => usual;
  const setting = async (name: Setting, given: string | undefined, question: string, usual: string) => {
    const problem = given === undefined ? undefined : settingProblem(name, given);
    if (problem !== undefined) throw new UsageError(`--${FLAG[name] ?? name} ${problem}.`);
    return given ?? ask(question, usual, (answer) => settingProblem(name, answer));
  };
  const title = await setting('title', flags.name, 'Name of the shop', usualName(flags.folder));
  const country = await setting('country', flags.country, 'Country, in two letters', usualCountry());
  const language = await setting('language', flags.language, 'Language of its visitors', spokenLanguage(country));
  const currency = await setting('currency', flags.currency, 'Currency', usualCurrency(country));
  const content = flags.content ?? (await askContent(ask));
  const folder = flags.folder ?? (await ask('Folder', siteIdOf(title), () => undefined));
  const settings = ShopSettings.parse({ title, country, language, currency, samples: content === 'samples' });
  return { folder, settings, content };
}

/** Opens the terminal for questions, if a person sits at it. */
export function openTerminal(): Interface | undefined {
  const { stdin, stdout } = process;
  return stdin.isTTY && stdout.isTTY ? createInterface({ input: stdin, output: stdout }) : undefined;
}

/** Asks until the answer is right. The answer that is usual stands in brackets and is taken for an empty one. */
function asking(terminal: Interface): Ask {
  return async (question, usual, problem) => {
    for (;;) {
      const answer = (await terminal.question(`${question} [${usual}]: `)).trim() || usual;
      const wrong = [answer, answer.toUpperCase()].map((written) => ({ written, wrong: problem(written) }));
      const right = wrong.find((tried) => tried.wrong === undefined);
      if (right) return right.written;
      console.log(`It ${wrong[0]?.wrong}.`);
    }
  };
}

async function askContent(ask: Ask): Promise<Content> {
  const find = (answer: string) => CONTENTS.find((content) => content === answer);
  const choices = CONTENTS.join(', ');
  const isNone = (answer: string) => (find(answer) ? undefined : `must be one of ${choices}`);
  return find(await ask(`What is in it: ${choices}`, CONTENTS[0], isNone)) ?? CONTENTS[0];
}

/** Returns a name that reads like the folder's: 'tea-shop' becomes 'Tea shop'. */
function usualName(folder: string | undefined): string {
  const name = basename(folder ?? '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : DEFAULT_NAME;
}

/** Returns the country in which this machine's language is spoken. */
function usualCountry(): string {
  const { region } = new Intl.Locale(Intl.DateTimeFormat().resolvedOptions().locale).maximize();
  return region !== undefined && settingProblem('country', region) === undefined ? region : 'US';
}
