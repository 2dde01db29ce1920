import type { OwnerLegalPages } from '#runtime/contracts/legal-pages.ts';
import { legalPagesTexts } from '#runtime/i18n/en/console/law.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { languageName } from '../../../parts/language-names.ts';
import { Page } from '../../../parts/Page.tsx';
import { countryName } from '../preferences/country-names.ts';
import { LegalPageCard } from './LegalPageCard.tsx';
import { WriteAll } from './WriteButton.tsx';

/** The legal pages of the shop: what each lacks, and the button that writes it to begin with. */
export default function LegalPages() {
  const reading = useAnswer('/api/owner/legal-pages');
  return (
    <Page title={legalPagesTexts.legalPages}>
      <p>{legalPagesTexts.purpose}</p>
      <Loaded of={reading}>
        {(answer) => (
          <>
            <Basis {...answer} />
            {may('content:write') && may('settings:write') && <WriteAll pages={answer.pages} />}
            {answer.pages.map((page) => (
              <LegalPageCard key={page.kind} page={page} />
            ))}
            <p>
              <Link to="store-settings/legal">{legalPagesTexts.changeAddresses}</Link>
            </p>
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** From which language and country the pages are written. */
function Basis({ language, isOwnLanguage, countryCode }: OwnerLegalPages) {
  return (
    <p className="c-quiet">
      {isOwnLanguage
        ? fill(legalPagesTexts.language, { language: languageName(language) })
        : legalPagesTexts.notYourLanguage}{' '}
      {countryCode === ''
        ? legalPagesTexts.noCountry
        : fill(legalPagesTexts.byCountry, { country: countryName(countryCode) })}{' '}
      <Link to="store-settings/business">
        {countryCode === '' ? legalPagesTexts.enterTheCountry : legalPagesTexts.businessDetails}
      </Link>
    </p>
  );
}
