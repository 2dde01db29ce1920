import type { Domain, SiteDomains } from '#runtime/contracts/domains.ts';
import { domainTexts } from '#runtime/i18n/en/console/domains.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { may } from '../../../app/session.ts';
import { dateTime } from '../../../parts/formats.ts';
import { languageName } from '../../../parts/language-names.ts';
import { DomainActions } from './DomainActions.tsx';
import { DomainGuide } from './DomainGuide.tsx';
import { DomainProofGuide } from './DomainProofGuide.tsx';
import { foundTexts, isLocal, STATE_TEXTS } from './domains.ts';

interface Props extends SiteDomains {
  domain: Domain;
}

/** One domain: how it stands, what to do about that, and what can be done with it. */
export function DomainLine({ domain, domains }: Props) {
  const { hostname, language, isPrimary, check, checkedAt, target, proof } = domain;
  const state = stateOf(domain);
  const isConnected = check?.state === 'works' || hostname === location.hostname || isLocal(hostname);
  return (
    <article className="c-stack p-domain" aria-label={hostname}>
      <div className="p-line">
        <span>
          <strong>{hostname}</strong>
          {language !== null && (
            <span className="c-quiet"> {fill(domainTexts.inLanguage, { language: languageName(language) })}</span>
          )}
        </span>
        <span className="c-row">
          {isPrimary && <span className="c-badge">{domainTexts.isPrimary}</span>}
          <span className={state.isWrong ? 'c-badge c-badge--warn' : 'c-badge'}>{state.name}</span>
        </span>
      </div>
      <p role="status">
        {state.text} {foundTexts(domain)}
        {checkedAt !== null && (
          <span className="c-quiet"> {fill(domainTexts.checked, { time: dateTime(checkedAt) })}</span>
        )}
      </p>
      {may('settings:write') && <DomainActions domain={domain} domains={domains} />}
      {proof && <DomainProofGuide proof={proof} />}
      {!isConnected && <DomainGuide hostname={hostname} target={target} />}
    </article>
  );
}

/** The domain in use needs no check: the person is there. */
function stateOf({ hostname, check, proof }: Domain): { name: string; text: string; isWrong?: boolean } {
  if (check) return STATE_TEXTS[check.state];
  if (proof) return STATE_TEXTS.unproven;
  if (hostname === location.hostname) return { name: domainTexts.inUse, text: domainTexts.inUseText };
  return { name: domainTexts.notChecked, text: domainTexts.notCheckedText };
}
