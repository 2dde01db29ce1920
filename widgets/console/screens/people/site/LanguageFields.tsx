import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { languageName, languagesWith } from '../../../parts/language-names.ts';
import { Section } from '../../../parts/Section.tsx';
import type { Fields } from '../parts/EditorScreen.tsx';
import type { EditedSite } from './settings.ts';

/** The language of the site, and those that its pages are translated into. */
export function LanguageFields({ value, change, errors }: Fields<EditedSite>) {
  const { language, languages } = value;
  const further = languagesWith(languages).filter((tag) => tag !== language && !languages.includes(tag));
  return (
    <Section title={peopleTexts.languages}>
      <Choice
        label={peopleTexts.languageOfTheShop}
        value={language}
        onChange={(tag) => change({ language: tag })}
        options={languagesWith([language]).map((tag) => [tag, languageName(tag)])}
        hint={peopleTexts.yourTextsAreWritten}
        error={errors.language}
      />
      <div className="c-field">
        <span className="c-label">{peopleTexts.furtherLanguages}</span>
        {languages.length === 0 && <p className="c-quiet">{peopleTexts.shopHasNoFurther}</p>}
        <ul className="c-list">
          {languages.map((tag) => (
            <li key={tag} className="p-line">
              <span>{languageName(tag)}</span>
              <button
                type="button"
                className="c-button c-button--small"
                onClick={() => change({ languages: languages.filter((other) => other !== tag) })}
              >
                {commonTexts.remove}
                <span className="sq-visually-hidden"> {languageName(tag)}</span>
              </button>
            </li>
          ))}
        </ul>
        {errors.languages && (
          <span role="alert" className="c-error">
            {errors.languages}
          </span>
        )}
      </div>
      <Choice
        label={peopleTexts.addALanguage}
        value=""
        onChange={(tag) => tag && change({ languages: [...languages, tag] })}
        options={[['', peopleTexts.chooseALanguage], ...further.map((tag) => [tag, languageName(tag)] as const)]}
        hint={peopleTexts.itsPagesHaveTheir}
      />
    </Section>
  );
}
