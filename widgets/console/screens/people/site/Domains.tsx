import { type FormEvent, useState } from 'react';
import type { NewDomain, SiteDomains } from '#runtime/contracts/site.ts';
import { ask } from '../../../app/dialogs.ts';
import { notify } from '../../../app/notices.ts';
import { change, useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { languageName } from '../../../parts/language-names.ts';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { SITE } from './settings.ts';

const DOMAINS = `${SITE}/domains`;

/** The host names at which visitors reach the shop. */
export function Domains({ languages }: { languages: readonly string[] }) {
  const domains = useAnswer<SiteDomains>(DOMAINS);
  return (
    <Section title="Domains">
      <p className="c-quiet">Visitors reach the shop at these names. A new one answers once your DNS leads here.</p>
      <Loaded of={domains}>
        {({ hostnames, languages: bound }) => (
          <ul className="c-list">
            {hostnames.map((hostname) => (
              <li key={hostname} className="p-line">
                <span>
                  {hostname}
                  {bound[hostname] && <span className="c-quiet"> in {languageName(bound[hostname])}</span>}
                </span>
                {may('settings:write') && hostnames.length > 1 && (
                  <button type="button" className="c-button c-button--small" onClick={() => void remove(hostname)}>
                    Remove<span className="c-hidden"> {hostname}</span>
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {may('settings:write') && <Adding languages={languages} />}
    </Section>
  );
}

function Adding({ languages }: { languages: readonly string[] }) {
  const [hostname, setHostname] = useState('');
  const [language, setLanguage] = useState('');
  const { run, isBusy, error, errors } = useAction();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const body: NewDomain = { hostname, ...(language && { language }) };
    const isDone = await run(() => change({ method: 'POST', path: DOMAINS, body }, [DOMAINS]));
    if (isDone) {
      setHostname('');
      notify('The domain is added.');
    }
  };
  return (
    <form className="p-adding" onSubmit={(event) => void add(event)}>
      <TextField
        label="New domain"
        placeholder="shop.example.com"
        value={hostname}
        onChange={setHostname}
        error={errors.hostname ? 'Please enter a name such as shop.example.com.' : error}
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isBusy}
        required
      />
      {languages.length > 0 && (
        <Choice
          label="Its language"
          value={language}
          onChange={setLanguage}
          options={[['', 'The shop’s own'], ...languages.map((tag) => [tag, languageName(tag)] as const)]}
        />
      )}
      <button type="submit" className="c-button" aria-disabled={isBusy}>
        Add the domain
      </button>
    </form>
  );
}

async function remove(hostname: string): Promise<void> {
  await ask({
    title: `Remove ${hostname}?`,
    text: 'Visitors who come to this name no longer find the shop there.',
    action: 'Remove',
    isDangerous: true,
    run: async () => {
      await change({ method: 'DELETE', path: `${DOMAINS}/${encodeURIComponent(hostname)}` }, [DOMAINS]);
      notify('The domain is removed.');
    },
  });
}
