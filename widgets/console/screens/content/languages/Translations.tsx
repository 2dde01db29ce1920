import type { TranslationCounts } from '#runtime/contracts/translations.ts';
import { Link } from '../../../app/Link.tsx';
import { useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { languageName } from '../../../parts/language-names.ts';
import { Page } from '../../../parts/Page.tsx';

/** Shows how much of the shop is translated into each of its further languages. */
export default function Translations() {
  const counts = useAnswer<TranslationCounts>('/api/owner/translations');
  return (
    <Page title="Translations">
      <Loaded of={counts}>
        {({ languages }) =>
          languages.length === 0 ? (
            <p className="c-empty">
              The shop has one language.{' '}
              {may('settings:read') ? <Link to="languages">Add another one</Link> : 'An admin can add another one.'}
            </p>
          ) : (
            <ul className="c-list c-card">
              {languages.map(({ language, total, translated }) => (
                <li key={language}>
                  <Link className="c-link" to={`translations/${language}`}>
                    {languageName(language)}
                  </Link>
                  <p className="c-quiet">
                    {translated} of {total} texts are translated.
                  </p>
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
