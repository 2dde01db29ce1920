import { SAME_AS_ENGLISH } from './same-as-english.ts';

/** Texts of a group by name. */
export type Texts = Readonly<Record<string, string>>;
type Groups = Readonly<Record<string, Texts>>;

/** What is wrong with the texts of a language, each by its path: "cart.items". */
interface Lack {
  missing: string[];
  unknown: string[];
  placeholders: string[];
  english: string[];
  forms: string[];
}

const CHOICE = /\{\w+\|(\w+)(.*?)\}/g;
const PLACEHOLDER = /\{(\w+)(?:\|.*?)?\}/g;
/** The law of some countries says what the button that orders says, without an amount. */
const FREE: ReadonlySet<string> = new Set(['checkout.pay', 'checkout.subscribeAndPay']);
/** Categories that no whole number up to this one has, such as those of millions and fractions, need no form. */
const COUNTED_TO = 200;

/** Names what the texts of a language lack, or have too much, beside the English ones. */
export function lackOf(own: Groups, english: Groups, language: string): Lack {
  const texts = byPath(own);
  const originals = byPath(english);
  const both = [...originals].flatMap(([path, original]) => {
    const text = texts.get(path);
    return text === undefined ? [] : [{ path, text, original }];
  });
  return {
    missing: [...originals.keys()].filter((path) => !texts.has(path)),
    unknown: [...texts.keys()].filter((path) => !originals.has(path)),
    placeholders: both
      .filter(({ path, text, original }) => !FREE.has(path) && `${placeholders(text)}` !== `${placeholders(original)}`)
      .map(({ path }) => path),
    english: both.filter(({ text, original }) => text === original && !mayBeTheSame(text)).map(({ path }) => path),
    forms: [...texts].flatMap(([path, text]) => wrongForms(text, language).map((form) => `${path}: ${form}`)),
  };
}

function byPath(groups: Groups): Map<string, string> {
  return new Map(
    Object.entries(groups).flatMap(([group, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${group}.${key}`, text] as const),
    ),
  );
}

/** Returns the names of a text's placeholders, sorted. */
export function placeholders(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '').sort();
}

/** Whether a text has no word to translate, or is spelled in other languages as in English. */
function mayBeTheSame(text: string): boolean {
  return !/\p{L}{2}/u.test(text.replace(PLACEHOLDER, '')) || SAME_AS_ENGLISH.has(text);
}

/** Returns the language of a choice that is not the text's own, and the forms that it lacks or should not have. */
function wrongForms(text: string, language: string): string[] {
  return [...text.matchAll(CHOICE)].flatMap(([, rules = '', list = '']) => {
    if (rules !== language) return [rules];
    const forms = list.split('|').flatMap((form) => form.split('=')[0] || []);
    const needed = categoriesOf(language);
    // "1=" stands for the form of languages that use it for other numbers too.
    const has = (category: string) => forms.includes(category) || (category === 'one' && forms.includes('1'));
    return [
      ...needed.filter((category) => !has(category)),
      ...forms.filter((form) => form !== 'other' && !needed.includes(form) && !/^\d+$/.test(form)),
    ];
  });
}

function categoriesOf(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: COUNTED_TO + 1 }, (_, n) => rules.select(n) as string))].sort();
}
