import type { LegalPage } from '#runtime/contracts/legal-page.ts';
import type { DeclarationKind } from '#runtime/contracts/withdrawals.ts';
import type { Duty } from '#runtime/domain/law/duties.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { hasDuty } from './law.ts';
import { localPath } from './local-path.ts';
import { CANCEL_CONTRACT_PATH, WITHDRAW_PATH } from './page-paths.ts';
import type { Site } from './site.ts';

type Words = Pick<Catalogue, 'withdrawalForm' | 'cancellationForm'>;

const PAGES = {
  withdrawal: { duty: 'withdrawalFunction', words: 'withdrawalForm', path: WITHDRAW_PATH },
  cancellation: { duty: 'cancellationButton', words: 'cancellationForm', path: CANCEL_CONTRACT_PATH },
} as const satisfies Record<DeclarationKind, { duty: Duty; words: keyof Words; path: string }>;

/** Returns the pages on which buyers end contracts, by their prescribed words: those that the shop owes at a time. */
export function contractPages(site: Site, words: Words, now: number, kinds: readonly DeclarationKind[]): LegalPage[] {
  return kinds.flatMap((kind) => {
    const page = PAGES[kind];
    if (!hasDuty(site, page.duty, now)) return [];
    return [{ title: words[page.words].open, url: localPath(site, page.path) }];
  });
}

/** Returns them as answers of the API have them, which leave them out where there is none. */
export function contractLinks(
  ...asked: Parameters<typeof contractPages>
): { contractLinks: LegalPage[] } | Record<never, never> {
  const pages = contractPages(...asked);
  return pages.length > 0 ? { contractLinks: pages } : {};
}
