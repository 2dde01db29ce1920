import { domainTexts } from '#runtime/i18n/en/console/domains.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { CopyText } from '../../../parts/CopyText.tsx';

/** A name that its registrar sells: example.com, and also example.co.uk, for which the sentence does no harm. */
const MOST_LABELS_OF_APEX = 2;

/** Says step by step how a domain is connected: by a record where the server has a target for that, else at Cloudflare. */
export function DomainGuide({ hostname, target }: { hostname: string; target: string | null }) {
  return (
    <details open>
      <summary>{fill(domainTexts.howTo, { hostname })}</summary>
      {target === null ? (
        <ol className="p-steps">
          <li>{domainTexts.toCloudflare}</li>
          <li>{fill(domainTexts.customDomain, { hostname })}</li>
          <li>{domainTexts.cloudflareDoes}</li>
          <li>{domainTexts.thenCheck}</li>
        </ol>
      ) : (
        <ol className="p-steps">
          <li>{domainTexts.elsewhereDns}</li>
          <li>
            {domainTexts.addRecord}
            <dl className="c-facts">
              <dt>{domainTexts.recordType}</dt>
              <dd>CNAME</dd>
              <dt>{domainTexts.recordName}</dt>
              <dd>
                <CopyText text={hostname} name={domainTexts.recordName} />
              </dd>
              <dt>{domainTexts.recordValue}</dt>
              <dd>
                <CopyText text={target} name={domainTexts.recordValue} />
              </dd>
            </dl>
            {hostname.split('.').length <= MOST_LABELS_OF_APEX && <p className="c-quiet">{domainTexts.apex}</p>}
          </li>
          <li>{domainTexts.removeOthers}</li>
          <li>{domainTexts.toldOperator}</li>
          <li>{domainTexts.thenCheck}</li>
        </ol>
      )}
    </details>
  );
}
