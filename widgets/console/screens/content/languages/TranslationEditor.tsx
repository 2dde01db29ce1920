import { useStore } from '@nanostores/react';
import { addressOf } from '#runtime/api/calls.ts';
import { isUrlSlug } from '#runtime/domain/url-slug.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { $place, replaceQuery } from '../../../app/router.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { may } from '../../../app/session.ts';
import { useEditor } from '../../../app/use-editor.ts';
import { Fields } from '../../../parts/Fields.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { languageName } from '../../../parts/language-names.ts';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { EditorFoot } from '../shared/EditorFoot.tsx';
import { TranslatedText } from './TranslatedText.tsx';
import { fieldFor, fieldNames, SLUG, toFields, toTexts } from './text-fields.ts';
import { missingIn, thingTitle } from './text-names.ts';

/** The texts of one thing in a language, beside those in the site's own language. */
export default function TranslationEditor({ parts: { language = '', kind = '', id = '' } }: { parts: ScreenParts }) {
  return <Editor key={`${language}/${kind}/${id}`} language={language} kind={kind} id={id} />;
}

function Editor({ language, kind, id }: { language: string; kind: string; id: string }) {
  const { query } = useStore($place);
  const isMissingOnly = query.get('missing') === '1';
  const editor = useEditor({
    path: addressOf('/api/owner/translations/:language/:kind/:id', { language, kind, id }),
    part: 'fields',
    toValue: toFields,
    toBody: toTexts,
    touched: ['/api/owner/translations'],
    name: (body) => `${thingTitle(body)}, ${languageName(language)}`,
  });
  const { draft, failure, reading } = editor;
  const errors = failure?.errors ?? {};
  const slug = draft?.value[SLUG] ?? '';
  const problem = slug === '' || isUrlSlug(slug) ? undefined : fill(editorTexts.urlWrong, { val: slug });
  return (
    <Page
      title={reading.data ? thingTitle(reading.data.body) : contentTexts.translation}
      back={{
        to: `translations/${language}`,
        text: fill(contentTexts.translationsLanguage, { language: languageName(language) }),
      }}
    >
      <Loaded of={reading}>
        {({ body }) => {
          if (!draft) return null;
          const { value, base } = draft;
          const missing = missingIn({ sources: body.sources, texts: toTexts(value).texts });
          // A text that there never was is missing again once it is empty.
          const write = (field: string, text: string) =>
            draft.change({ [field]: text === '' && base[field] === undefined ? undefined : text });
          // A text that is being written stays in view until it is saved.
          const names = Object.keys(body.sources).filter((name) => !isMissingOnly || !body.texts[name]);
          return (
            <>
              <div className="c-row">
                <p className={missing > 0 ? 'c-error' : 'c-quiet'}>
                  {missing === 0
                    ? contentTexts.everyTextIsTranslated
                    : fill(contentTexts.ofTextsAreMissing, { missing, count: Object.keys(body.sources).length })}
                </p>
                <Tick
                  label={contentTexts.onlyMissingTexts}
                  checked={isMissingOnly}
                  onChange={(isOn) => replaceQuery({ missing: isOn ? '1' : undefined })}
                />
              </div>
              <Fields mayWrite={may('content:write')}>
                <Section title={languageName(language)}>
                  {body.ownSlug !== null && (
                    <TextField
                      label={commonTexts.address}
                      value={slug}
                      onChange={(text) => write(SLUG, text)}
                      autoCapitalize="none"
                      spellCheck={false}
                      hint={fill(contentTexts.withoutOwnSlug, { ownSlug: body.ownSlug })}
                      error={problem ?? errors[SLUG]}
                    />
                  )}
                  {names.map((name) => (
                    <TranslatedText
                      key={name}
                      name={name}
                      language={language}
                      source={body.sources[name] ?? ''}
                      text={value[fieldFor(name)] ?? ''}
                      error={errors[fieldFor(name)]}
                      onChange={(text) => write(fieldFor(name), text)}
                    />
                  ))}
                  {names.length === 0 && <p>{contentTexts.nothingIsMissing}</p>}
                </Section>
              </Fields>
              <EditorFoot
                of={editor}
                names={fieldNames(body)}
                problem={problem}
                history={{ target: `${language} ${kind} ${id}`, actions: ['translation'] }}
              />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
