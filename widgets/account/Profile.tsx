import { useId } from 'react';
import { postLocale, saveName } from '#runtime/account/changes.ts';
import type { SiteUser } from '#runtime/contracts/account.ts';
import { TRANSLATIONS } from '#runtime/i18n/languages.ts';
import { useAccount } from './context.ts';
import { ActForm, Outcome, Section } from './controls.tsx';
import { Field } from './fields.tsx';
import { useAct } from './use-act.ts';

/** The person's name, and the language of their mails. */
export function Profile({ siteUser }: { siteUser: SiteUser }) {
  const { texts } = useAccount();
  const text = (entries: FormData, name: string) => String(entries.get(name) ?? '').trim();
  return (
    <Section title={texts.profile}>
      <ActForm
        submitText={texts.save}
        done={texts.saved}
        send={(entries) => saveName({ firstName: text(entries, 'firstName'), lastName: text(entries, 'lastName') })}
      >
        <div className="sqa-halves">
          <Field
            name="firstName"
            label={texts.firstName}
            autoComplete="given-name"
            defaultValue={siteUser.firstName}
            maxLength={200}
            isOptional
          />
          <Field
            name="lastName"
            label={texts.lastName}
            autoComplete="family-name"
            defaultValue={siteUser.lastName}
            maxLength={200}
            isOptional
          />
        </div>
      </ActForm>
      <MailLanguage language={siteUser.language} />
    </Section>
  );
}

function MailLanguage({ language }: { language: string }) {
  const { texts } = useAccount();
  const { act, run } = useAct();
  const id = useId();
  const tags = [...new Set(['en', ...TRANSLATIONS, ...(language ? [language] : [])])];
  return (
    <div className="sqa-field">
      <label htmlFor={id}>{texts.language}</label>
      <select
        id={id}
        className="sqa-control"
        value={language}
        onChange={({ target: { value } }) => void run(() => postLocale(value), texts.saved)}
      >
        {language === '' && <option value="">{texts.shopLanguage}</option>}
        {tags.map((tag) => (
          <option key={tag} value={tag}>
            {nameOf(tag)}
          </option>
        ))}
      </select>
      <Outcome act={act} busyText={texts.sending} />
    </div>
  );
}

/** The language's own name. */
function nameOf(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
