import { UsageError } from './usage-error.ts';

/** What an option takes, how the help shows it, and what the shell offers for it. */
export interface OptionKind<Value> {
  /** Whether a word follows the option. */
  type: 'string' | 'boolean';
  /** The placeholder of its value in the help, 'CURSOR'; '' for a flag. */
  word: string;
  about: string;
  isRequired: boolean;
  /** The words that can follow; empty where any can. */
  values: readonly string[];
  /** Throws UsageError for a word that the option does not take. */
  read(given: string | boolean | undefined, name: string): Value;
}

/** Of twelve digits. */
export const MAX_WHOLE = 999_999_999_999;

// biome-ignore lint/suspicious/noExplicitAny: options of all kinds stand in one table
export type OptionKinds = Readonly<Record<string, OptionKind<any>>>;

export type OptionValues<Kinds extends OptionKinds> = {
  [Name in keyof Kinds]: Kinds[Name] extends OptionKind<infer Value> ? Value : never;
};

/** A word of any kind. */
export function text(word: string, about = ''): OptionKind<string | undefined> {
  return option(word, about, [], (given) => given);
}

/** Words with commas between them. */
export function list(word: string, about = ''): OptionKind<string[] | undefined> {
  return option(word, about, [], (given) => given.split(','));
}

/** One of some words. */
export function choice<const Value extends string>(
  word: string,
  values: readonly Value[],
  about = '',
): OptionKind<Value | undefined> {
  return option(word, about, values, (given, name) => {
    const found = values.find((value) => value === given);
    if (found === undefined) throw new UsageError(`--${name} is one of ${values.join(', ')}, not ${given}.`);
    return found;
  });
}

/** A whole number within bounds. */
export function whole(word: string, about = '', { from = 1, to = MAX_WHOLE } = {}): OptionKind<number | undefined> {
  return option(word, about, [], (given, name) => {
    const number = Number(given);
    if (/^-?\d{1,12}$/.test(given) && number >= from && number <= to) return number;
    const bounds = [from > -MAX_WHOLE && ` from ${from}`, to < MAX_WHOLE && ` to ${to}`].filter(Boolean).join('');
    throw new UsageError(`--${name} is a whole number${bounds}, not ${given}.`);
  });
}

/** A day of the calendar. */
export function day(about = ''): OptionKind<string | undefined> {
  return option('DAY', about, [], (given, name) => {
    const at = /^\d{4}-\d{2}-\d{2}$/.test(given) ? Date.parse(given) : Number.NaN;
    if (!Number.isNaN(at) && new Date(at).toISOString().startsWith(given)) return given;
    throw new UsageError(`--${name} is a day such as 2026-05-31, not ${given}.`);
  });
}

/** An option that stands alone. */
export function flag(about = ''): OptionKind<boolean> {
  return { type: 'boolean', word: '', about, isRequired: false, values: [], read: (given) => given === true };
}

/** The same option, without which the command is refused. */
export function required<Value>(kind: OptionKind<Value | undefined>): OptionKind<Value> {
  return {
    ...kind,
    isRequired: true,
    read(given, name) {
      const value = typeof given === 'string' && given.trim() ? kind.read(given.trim(), name) : undefined;
      if (value === undefined) throw new UsageError(`--${name} is missing.`);
      return value;
    },
  };
}

/** Where a list goes on, and how much of it is read. */
export const PAGING = { cursor: text('CURSOR'), limit: whole('N', '', { to: 100 }) };

function option<Value>(
  word: string,
  about: string,
  values: readonly string[],
  read: (given: string, name: string) => Value,
): OptionKind<Value | undefined> {
  return {
    type: 'string',
    word,
    about,
    values,
    isRequired: false,
    read: (given, name) => (typeof given === 'string' ? read(given, name) : undefined),
  };
}
