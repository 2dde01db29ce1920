import { useStore } from '@nanostores/react';
import type { Translation, TranslationTexts } from '#runtime/contracts/translations.ts';
import { isUrlSlug } from '#runtime/domain/url-slug.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { EDITOR } from '../../../app/editor-strings.ts';
import { $place, replaceQuery } from '../../../app/router.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { may } from '../../../app/session.ts';
import { useEditor } from '../../../app/use-editor.ts';
import { Loaded } from '../../../parts/Loaded.tsx';
import { languageName } from '../../../parts/language-names.ts';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { EditorFoot } from '../shared/EditorFoot.tsx';
import { Fields } from '../shared/Fields.tsx';
import { TranslatedText } from './TranslatedText.tsx';
import { missingIn, thingTitle } from './text-names.ts';

/** The texts of one thing in a language, beside the words as they were written. */
export default function TranslationEditor({ parts: { language = '', kind = '', id = '' } }: { parts: ScreenParts }) {
  return <Editor key={`${language}/${kind}/${id}`} language={language} kind={kind} id={id} />;
}

function Editor({ language, kind, id }: { language: string; kind: string; id: string }) {
  const { query } = useStore($place);
  const isMissingOnly = query.get('missing') === '1';
  const list = `/api/owner/translations/${encodeURIComponent(language)}`;
  const editor = useEditor<Translation, TranslationTexts>({
    path: `${list}/${kind}/${encodeURIComponent(id)}`,
    toValue: ({ slug, texts }) => ({ slug, texts }),
    toBody: ({ slug, texts }) => ({
      slug: slug || null,
      texts: Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== '')),
    }),
    touched: [`${list}?`, '/api/owner/translations'],
  });
  const { draft, failure, reading } = editor;
  const errors = failure?.errors ?? {};
  const problem =
    draft?.value.slug && !isUrlSlug(draft.value.slug) ? fill(EDITOR.urlWrong, { val: draft.value.slug }) : undefined;
  return (
    <Page
      title={reading.data ? thingTitle(reading.data.body) : 'Translation'}
      back={{ to: `translations/${language}`, text: `Translations: ${languageName(language)}` }}
    >
      <Loaded of={reading}>
        {({ body }) => {
          if (!draft) return null;
          const { value } = draft;
          const missing = missingIn({ sources: body.sources, texts: value.texts });
          // A text that is being written stays in view until it is saved.
          const names = Object.keys(body.sources).filter((name) => !isMissingOnly || !body.texts[name]);
          return (
            <>
              <div className="c-row">
                <p className={missing > 0 ? 'c-error' : 'c-quiet'}>
                  {missing === 0
                    ? 'Every text is translated.'
                    : `${missing} of ${Object.keys(body.sources).length} texts are missing.`}
                </p>
                <Tick
                  label="Only missing texts"
                  checked={isMissingOnly}
                  onChange={(isOn) => replaceQuery({ missing: isOn ? '1' : undefined })}
                />
              </div>
              <Fields mayWrite={may('content:write')}>
                <Section title={languageName(language)}>
                  {body.ownSlug !== null && (
                    <TextField
                      label="Address"
                      value={value.slug ?? ''}
                      onChange={(slug) => draft.change({ slug: slug || null })}
                      autoCapitalize="none"
                      spellCheck={false}
                      hint={`Without one it is “${body.ownSlug}”, as in the shop’s own language.`}
                      error={problem ?? errors.slug}
                    />
                  )}
                  {names.map((name) => (
                    <TranslatedText
                      key={name}
                      name={name}
                      language={language}
                      source={body.sources[name] ?? ''}
                      text={value.texts[name] ?? ''}
                      error={errors[`texts.${name}`]}
                      onChange={(text) => draft.change({ texts: { ...value.texts, [name]: text } })}
                    />
                  ))}
                  {names.length === 0 && <p>Nothing is missing.</p>}
                </Section>
              </Fields>
              <EditorFoot of={editor} names={{ slug: 'Address', texts: 'Texts' }} problem={problem} />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
