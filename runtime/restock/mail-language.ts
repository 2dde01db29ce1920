import { staticContext } from '../page/static-context.ts';
import { currentTranslation } from '../session/translation.ts';

/**
 * Returns the language in which the visitor reads the page, where the shop writes mails in several languages: then the
 * static context has `featureFlags.multilingualTransactionalEmails`.
 */
export function mailLanguage(): string | undefined {
  return staticContext().featureFlags?.multilingualTransactionalEmails ? currentTranslation() : undefined;
}
