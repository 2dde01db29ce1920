import { boot } from '#runtime/boot.ts';
import type { LegalPage } from '#runtime/contracts/legal-page.ts';

/** The pages on which the person ends a contract, where the shop owes them. */
export function ContractLinks({ links }: { links: readonly LegalPage[] }) {
  return links.map(({ title, url }) => (
    <p key={url}>
      <a href={boot().base + url}>{title}</a>
    </p>
  ));
}
