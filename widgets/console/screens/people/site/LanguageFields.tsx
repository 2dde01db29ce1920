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
    <Section title="Languages">
      <Choice
        label="Language of the shop"
        value={language}
        onChange={(tag) => change({ language: tag })}
        options={languagesWith([language]).map((tag) => [tag, languageName(tag)])}
        hint="Your texts are written in it, and the shop’s own buttons and mails speak it."
        error={errors.language}
      />
      <div className="c-field">
        <span className="c-label">Further languages</span>
        {languages.length === 0 && <p className="c-quiet">The shop has no further language.</p>}
        <ul className="c-list">
          {languages.map((tag) => (
            <li key={tag} className="p-line">
              <span>{languageName(tag)}</span>
              <button
                type="button"
                className="c-button c-button--small"
                onClick={() => change({ languages: languages.filter((other) => other !== tag) })}
              >
                Remove<span className="c-hidden"> {languageName(tag)}</span>
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
        label="Add a language"
        value=""
        onChange={(tag) => tag && change({ languages: [...languages, tag] })}
        options={[['', 'Choose a language'], ...further.map((tag) => [tag, languageName(tag)] as const)]}
        hint="Its pages have their own addresses. You write the translations of your texts."
      />
    </Section>
  );
}
