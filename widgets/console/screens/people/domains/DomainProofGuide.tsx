import type { Domain } from '#runtime/contracts/domains.ts';
import { domainTexts } from '#runtime/i18n/en/console/domains.ts';
import { CopyText } from '../../../parts/CopyText.tsx';

/** Says by which record the shop proves that a domain is its own, before the domain is connected. */
export function DomainProofGuide({ proof: { name, value } }: { proof: NonNullable<Domain['proof']> }) {
  return (
    <section className="c-stack">
      <p>{domainTexts.proveIt}</p>
      <dl className="c-facts">
        <dt>{domainTexts.recordType}</dt>
        <dd>TXT</dd>
        <dt>{domainTexts.recordName}</dt>
        <dd>
          <CopyText text={name} name={domainTexts.recordName} />
        </dd>
        <dt>{domainTexts.recordValue}</dt>
        <dd>
          <CopyText text={value} name={domainTexts.recordValue} />
        </dd>
      </dl>
    </section>
  );
}
