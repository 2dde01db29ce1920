import { type FormEvent, type RefObject, useState } from 'react';
import type { NewDomain } from '#runtime/contracts/domains.ts';
import { parseUrl } from '#runtime/domain/parse-url.ts';
import { domainTexts } from '#runtime/i18n/en/console/domains.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { change } from '../../../app/query.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { languageName } from '../../../parts/language-names.ts';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { DOMAINS } from './domains.ts';

/** Adds a domain, in a shop with further languages for one of these. An address with https:// is understood too. */
export function AddDomain({
  form,
  languages,
}: {
  form: RefObject<HTMLFormElement | null>;
  languages: readonly string[];
}) {
  const [text, setText] = useState('');
  const [language, setLanguage] = useState('');
  const { run, isBusy, error, errors } = useAction();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const hostname = hostIn(text);
    const body: NewDomain = { hostname, ...(language && { language }) };
    if (await run(() => change({ method: 'POST', path: DOMAINS, body }, [DOMAINS]))) {
      setText('');
      notify(fill(domainTexts.isAdded, { hostname }));
    }
  };
  return (
    <Section title={domainTexts.addDomain}>
      <form ref={form} className="p-adding" onSubmit={(event) => void add(event)}>
        <TextField
          label={domainTexts.newDomain}
          hint={domainTexts.newDomainHint}
          placeholder="shop.example.com"
          value={text}
          onChange={setText}
          error={errors.hostname ? domainTexts.enterDomain : error}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          inputMode="url"
          readOnly={isBusy}
          required
        />
        {languages.length > 0 && (
          <Choice
            label={domainTexts.language}
            value={language}
            onChange={setLanguage}
            options={[['', domainTexts.shopsOwn], ...languages.map((tag) => [tag, languageName(tag)] as const)]}
          />
        )}
        <button type="submit" className="c-button" aria-disabled={isBusy}>
          {domainTexts.add}
        </button>
      </form>
    </Section>
  );
}

/** People copy whole addresses from the browser's bar. */
function hostIn(text: string): string {
  const trimmed = text.trim();
  return /^https?:\/\//i.test(trimmed) ? (parseUrl(trimmed)?.hostname ?? trimmed) : trimmed.replace(/\/+$/, '');
}
