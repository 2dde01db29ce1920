import { useRef } from 'react';
import { domainTexts } from '#runtime/i18n/en/console/domains.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { SITE } from '../site/settings.ts';
import { AddDomain } from './AddDomain.tsx';
import { DomainLine } from './DomainLine.tsx';
import { DOMAINS } from './domains.ts';

/** The domains at which visitors reach the shop: how each stands, which is the main one, and how to connect one. */
export default function Domains() {
  const reading = useAnswer(DOMAINS);
  const site = useAnswer(SITE);
  const form = useRef<HTMLFormElement>(null);
  return (
    <Page
      title={domainTexts.domain}
      actions={
        may('settings:write') && (
          <button
            type="button"
            className="c-button c-button--main"
            onClick={() => form.current?.querySelector('input')?.focus()}
          >
            {domainTexts.addDomain}
          </button>
        )
      }
    >
      <p>{domainTexts.intro}</p>
      {!may('settings:write') && <p role="status">{peopleTexts.yourRoleMayRead}</p>}
      <Loaded of={reading}>
        {(answer) => (
          <Section title={domainTexts.yourDomains}>
            {answer.domains.length > 1 && answer.domains.every(({ isPrimary }) => !isPrimary) && (
              <p className="c-quiet">{domainTexts.noPrimary}</p>
            )}
            <ul className="c-list">
              {answer.domains.map((domain) => (
                <li key={domain.hostname}>
                  <DomainLine domain={domain} {...answer} />
                </li>
              ))}
            </ul>
          </Section>
        )}
      </Loaded>
      {may('settings:write') && <AddDomain form={form} languages={site.data?.languages ?? []} />}
    </Page>
  );
}
