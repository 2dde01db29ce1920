import type { AgentContext } from '#runtime/contracts/ucp.ts';
import { inLanguage, languageFor } from '../../site/languages.ts';
import type { Site } from '../../site/site.ts';
import type { AgentCall } from '../operation.ts';

/** Returns the site as buyers read it in the language that a call asks for; as it was called where it has no such language. */
export function spokenSite(
  { site, origin }: Pick<AgentCall, 'site' | 'origin'>,
  context: AgentContext | undefined,
): Site {
  const language = context?.language && languageFor(site, context.language);
  return language ? inLanguage(site, language, new URL(origin).hostname) : site;
}
