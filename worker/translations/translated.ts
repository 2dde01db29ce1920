import type { CollectionOptions } from '#runtime/contracts/content.ts';
import { replaceCoverTexts } from '../site/cover-texts.ts';
import { OWN_HTML, OWN_TEXT } from '../site/translated-site.ts';

/** What an object has in a further language. */
interface Translated {
  slug: string | null;
  texts: Readonly<Record<string, string>>;
}

const NONE: Translated = { slug: null, texts: {} };

/** Reads the column `translation`; nothing where an object is not translated. */
export function toTranslated(json: string | null | undefined): Translated {
  return json ? JSON.parse(json) : NONE;
}

/** Returns an object with those of these texts that are translated. */
export function withTexts<Target extends object>(
  target: Target,
  { texts }: Translated,
  names: readonly (keyof Target & string)[],
): Target {
  const found = names.flatMap((name) => (texts[name] === undefined ? [] : [[name, texts[name]]]));
  return found.length === 0 ? target : { ...target, ...Object.fromEntries(found) };
}

/** Returns the translation of a text that is named by itself, such as a menu's title or an option's value. */
export function ownText({ texts }: Translated, text: string): string {
  return texts[OWN_TEXT + text] ?? text;
}

/** The same of a text that is HTML. */
function ownHtml({ texts }: Translated, html: string): string {
  return texts[OWN_HTML + html] ?? html;
}

/** Translates the names and values of a variant's options. */
export function withOptions(translated: Translated, attributes: Readonly<Record<string, string>>) {
  const entries = Object.entries(attributes);
  return Object.fromEntries(entries.map((entry) => entry.map((text) => ownText(translated, text)))) as Record<
    string,
    string
  >;
}

/** Returns a collection's options with the translated texts of its cover. */
export function withCover(options: CollectionOptions, translated: Translated): CollectionOptions {
  const { cover } = options;
  return cover
    ? {
        ...options,
        cover: replaceCoverTexts(cover, (text, isHtml) =>
          isHtml ? ownHtml(translated, text) : ownText(translated, text),
        ),
      }
    : options;
}
