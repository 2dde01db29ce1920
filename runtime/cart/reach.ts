import { ApiFailure } from '../api/failure.ts';
import { switchLanguage } from '../i18n/languages.ts';
import { report } from '../report.ts';

type Exchange = typeof import('./exchange.ts');

let fetching: Promise<Exchange> | undefined;

/**
 * The modules that talk to the server, with the texts of the page's language. Throws ApiFailure when they cannot be
 * fetched; the next call tries again.
 */
export async function reach(): Promise<Exchange> {
  fetching ??= fetchExchange();
  try {
    return await fetching;
  } catch (error) {
    fetching = undefined;
    report(error, 'the cart scripts could not be fetched');
    throw new ApiFailure('offline');
  }
}

async function fetchExchange(): Promise<Exchange> {
  const [exchange] = await Promise.all([import('./exchange.ts'), switchLanguage(document.documentElement.lang)]);
  return exchange;
}
