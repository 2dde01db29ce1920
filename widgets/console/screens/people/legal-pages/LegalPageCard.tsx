import type { LegalGap, OwnerLegalPage } from '#runtime/contracts/legal-pages.ts';
import { legalPagesTexts } from '#runtime/i18n/en/console/law.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { may } from '../../../app/session.ts';
import { Section } from '../../../parts/Section.tsx';
import { WriteButton } from './WriteButton.tsx';

const STATES = {
  missing: legalPagesTexts.missing,
  gaps: legalPagesTexts.gaps,
  done: legalPagesTexts.done,
} as const satisfies Record<OwnerLegalPage['state'], string>;

/** One legal page: its state, what is to fill in, and what can be done. */
export function LegalPageCard({ page }: { page: OwnerLegalPage }) {
  const { title, kind, isNeeded, state, url, collectionId, isHidden, gaps, sources } = page;
  const isLacking = isHidden || state === 'gaps' || (state === 'missing' && isNeeded);
  return (
    <Section title={title}>
      <p className="c-row">
        <span className={isLacking ? 'c-badge c-badge--warn' : 'c-badge'}>
          {isHidden && state === 'done' ? legalPagesTexts.hidden : STATES[state]}
        </span>
        {isNeeded && <span className="c-quiet">{legalPagesTexts.needed}</span>}
      </p>
      {state === 'missing' && may('content:write') && may('settings:write') && (
        <WriteButton kind={kind} title={title} hasGaps={gaps.length > 0} />
      )}
      {collectionId === null && url !== '' && <p>{fill(legalPagesTexts.elsewhere, { url })}</p>}
      {isHidden && <p>{state === 'done' ? legalPagesTexts.showIt : legalPagesTexts.hiddenUntil}</p>}
      {collectionId !== null && (
        <p className="c-row">
          <Link to={`pages/${collectionId}`}>
            {legalPagesTexts.edit}
            <Of title={title} />
          </Link>
          <a href={url} target="_blank" rel="noreferrer">
            {legalPagesTexts.view}
            <Of title={title} />
          </a>
        </p>
      )}
      {gaps.length > 0 && (
        <>
          <p>{state === 'missing' ? legalPagesTexts.leftOpen : legalPagesTexts.stillOpen}</p>
          <ul className="c-list">
            {gaps.map((gap) => (
              <li key={gap.text}>
                <Gap {...gap} isOnPage={state === 'gaps'} />
              </li>
            ))}
          </ul>
        </>
      )}
      {sources.length > 0 && (
        <p className="c-quiet">{fill(legalPagesTexts.sources, { sources: sources.join('; ') })}</p>
      )}
    </Section>
  );
}

function Gap({ text, screen, isOnPage }: LegalGap & { isOnPage: boolean }) {
  if (isOnPage) return text;
  return (
    <>
      {text}{' '}
      {screen === '' ? (
        <span className="c-quiet">{legalPagesTexts.onThePage}</span>
      ) : (
        <Link to={screen}>
          {legalPagesTexts.enterHere}
          <span className="sq-visually-hidden">{fill(legalPagesTexts.enterOf, { place: text })}</span>
        </Link>
      )}
    </>
  );
}

function Of({ title }: { title: string }) {
  return <span className="sq-visually-hidden">{fill(legalPagesTexts.writeOf, { page: title })}</span>;
}
