import { useState } from 'react';
import type { TranslationCounts } from '#runtime/contracts/translations.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Link } from '../../../app/Link.tsx';
import { useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { useEditor } from '../../../app/use-editor.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { languageName, SHOP_LANGUAGES } from '../../../parts/language-names.ts';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { siteId } from '../../../parts/shop-facts.ts';
import { EditorFoot } from '../shared/EditorFoot.tsx';

/** The languages in which visitors can read the shop. */
export default function Languages() {
  const settings = useAnswer('/api/multilingual/settings');
  const counts = useAnswer(may('content:read') ? '/api/owner/translations' : undefined);
  const editor = useEditor({
    path: '/api/multilingual/languages',
    toValue: (body) => body,
    touched: ['/api/multilingual/', '/api/owner/translations', '/api/owner/site'],
    name: contentTexts.languages,
  });
  const { draft, failure } = editor;
  const own = settings.data?.primaryLanguage;
  const mayWrite = may('settings:write');
  return (
    <Page title={contentTexts.languages}>
      <Loaded of={settings}>
        {({ primaryLanguage }) => (
          <p>
            {contentTexts.shopIsWrittenIn} <strong>{languageName(primaryLanguage)}</strong>
            {contentTexts.visitorsCanRead}
          </p>
        )}
      </Loaded>
      <Loaded of={editor.reading}>
        {({ body }) =>
          draft && (
            <>
              <Section title={contentTexts.furtherLanguages}>
                {draft.value.languages.length === 0 && <p className="c-quiet">{contentTexts.oneLanguageAddAnother}</p>}
                <ul className="c-list">
                  {draft.value.languages.map((language) => (
                    <li key={language} className="c-card-head">
                      <span>
                        <strong>{languageName(language)}</strong>{' '}
                        <span className="c-quiet">{progressOf(language, counts.data)}</span>
                      </span>
                      <span className="c-row">
                        {body.languages.includes(language) && may('content:read') && (
                          <Link className="c-button" to={`translations/${language}`}>
                            {contentTexts.translate}
                          </Link>
                        )}
                        {mayWrite && (
                          <button
                            type="button"
                            className="c-button"
                            onClick={() =>
                              draft.change({ languages: draft.value.languages.filter((each) => each !== language) })
                            }
                          >
                            {commonTexts.remove} <span className="sq-visually-hidden">{languageName(language)}</span>
                          </button>
                        )}
                      </span>
                    </li>
                  ))}
                </ul>
                {mayWrite && own !== undefined && (
                  <Add
                    taken={[...draft.value.languages, own]}
                    onAdd={(language) => draft.change({ languages: [...draft.value.languages, language] })}
                  />
                )}
              </Section>
              <EditorFoot
                of={editor}
                names={{ languages: contentTexts.furtherLanguages }}
                history={{ target: siteId(), actions: ['site.languagesChanged'] }}
              />
              {Object.entries(failure?.errors ?? {}).map(([path, text]) => (
                <p key={path} role="alert" className="c-error">
                  {text}
                </p>
              ))}
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

function Add({ taken, onAdd }: { taken: readonly string[]; onAdd: (language: string) => void }) {
  const [chosen, setChosen] = useState('');
  const open = SHOP_LANGUAGES.filter((language) => !taken.some((each) => each.split('-')[0] === language));
  if (open.length === 0) return null;
  return (
    <div className="ct-line">
      <Choice
        label={contentTexts.anotherLanguage}
        value={chosen}
        options={[
          ['', contentTexts.chooseALanguage],
          ...open.map((language) => [language, languageName(language)] as const),
        ]}
        onChange={setChosen}
      />
      <button
        type="button"
        className="c-button"
        aria-disabled={chosen === ''}
        onClick={() => {
          if (chosen === '') return;
          onAdd(chosen);
          setChosen('');
        }}
      >
        {commonTexts.add}
      </button>
    </div>
  );
}

function progressOf(language: string, counts: TranslationCounts | undefined): string {
  const count = counts?.languages.find((each) => each.language === language);
  return count ? fill(contentTexts.ofTextsAreTranslated, { translated: count.translated, total: count.total }) : '';
}
