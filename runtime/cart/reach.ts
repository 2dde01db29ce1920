import { ApiFailure } from '../api/failure.ts';
import { switchLanguage } from '../i18n/languages.ts';
import { report } from '../report.ts';

/**
 * The modules that talk to the server, with the texts of the page's language. Throws ApiFailure when they cannot be
 * fetched; the next call tries again.
 */
export async function reach(): Promise<typeof import('./exchange.ts')> {
  try {
    const [exchange] = await Promise.all([import('./exchange.ts'), switchLanguage(document.documentElement.lang)]);
    return exchange;
  } catch (error) {
    report(error, 'the cart scripts could not be fetched');
    throw new ApiFailure('offline');
  }
}
