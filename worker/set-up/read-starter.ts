import { languageOf } from '#runtime/i18n/language-of.ts';
import { type Starter, starterFile } from './starter.ts';

/** Languages with a file of their own; all others begin with the English one, whose templates have no fixed words. */
const LANGUAGES: readonly string[] = ['en', 'de'];

/** Reads what a new shop in this language begins with. It is a file of the build, so that no start of the Worker reads it. */
export async function readStarter(assets: Fetcher, tag: string): Promise<Starter> {
  const language = languageOf(tag);
  const file = starterFile(LANGUAGES.includes(language) ? language : 'en');
  const response = await assets.fetch(`https://assets.invalid/${file}`);
  if (!response.ok) throw new Error(`The build has no ${file}: ${response.status}`);
  return response.json<Starter>();
}
