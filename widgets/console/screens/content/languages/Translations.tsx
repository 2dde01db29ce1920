import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { languageName } from '../../../parts/language-names.ts';
import { Page } from '../../../parts/Page.tsx';

/** Shows how much of the shop is translated into each of its further languages. */
export default function Translations() {
  const counts = useAnswer('/api/owner/translations');
  return (
    <Page title={contentTexts.translations}>
      <Loaded of={counts}>
        {({ languages }) =>
          languages.length === 0 ? (
            <p className="c-empty">
              {contentTexts.oneLanguage}{' '}
              {may('settings:read') ? (
                <Link to="languages">{contentTexts.addAnotherOne}</Link>
              ) : (
                contentTexts.adminCanAddAnother
              )}
            </p>
          ) : (
            <ul className="c-list c-card">
              {languages.map(({ language, total, translated }) => (
                <li key={language}>
                  <Link className="c-link" to={`translations/${language}`}>
                    {languageName(language)}
                  </Link>
                  <p className="c-quiet">{fill(contentTexts.ofTextsAreTranslated, { translated, total })}</p>
                  <progress max={total} value={translated} aria-label={languageName(language)} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Page>
  );
}
