import { starterTheme } from '#worker/cli/starter-theme.ts';
import { type Starter, starterFile } from '#worker/set-up/starter.ts';
import { SAMPLE_LANGUAGES, sampleProducts } from './content/sample-products.ts';

/** Returns the files of the build with which the Worker begins a new shop, by their names. Nobody else can fetch them. */
export function starterFiles(): Record<string, Starter> {
  return Object.fromEntries(
    SAMPLE_LANGUAGES.map((language) => [
      starterFile(language),
      { theme: starterTheme(language), products: sampleProducts(language) },
    ]),
  );
}
