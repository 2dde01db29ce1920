import { type FormEvent, useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { NewDomain } from '#runtime/contracts/site.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { fill } from '#runtime/i18n/fill.ts';
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
  const domains = useAnswer(DOMAINS);
  return (
    <Section title={peopleTexts.domains}>
      <p className="c-quiet">{peopleTexts.visitorsReachTheShop}</p>
      <Loaded of={domains}>
        {({ hostnames, languages: bound }) => (
          <ul className="c-list">
            {hostnames.map((hostname) => (
              <li key={hostname} className="p-line">
                <span>
                  {hostname}
                  {bound[hostname] && (
                    <span className="c-quiet">
                      {' '}
                      {fill(peopleTexts.inLanguage, { language: languageName(bound[hostname]) })}
                    </span>
                  )}
                </span>
                {may('settings:write') && hostnames.length > 1 && hostname === location.hostname && (
                  <span className="c-quiet">{peopleTexts.domainIsInUse}</span>
                )}
                {may('settings:write') && hostnames.length > 1 && hostname !== location.hostname && (
                  <button type="button" className="c-button c-button--small" onClick={() => void remove(hostname)}>
                    {commonTexts.remove}
                    <span className="sq-visually-hidden"> {hostname}</span>
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
      notify(peopleTexts.domainIsAdded);
    }
  };
  return (
    <form className="p-adding" onSubmit={(event) => void add(event)}>
      <TextField
        label={peopleTexts.newDomain}
        placeholder="shop.example.com"
        value={hostname}
        onChange={setHostname}
        error={errors.hostname ? peopleTexts.pleaseEnterAName : error}
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isBusy}
        required
      />
      {languages.length > 0 && (
        <Choice
          label={peopleTexts.itsLanguage}
          value={language}
          onChange={setLanguage}
          options={[['', peopleTexts.shopsOwn], ...languages.map((tag) => [tag, languageName(tag)] as const)]}
        />
      )}
      <button type="submit" className="c-button" aria-disabled={isBusy}>
        {peopleTexts.addTheDomain}
      </button>
    </form>
  );
}

async function remove(hostname: string): Promise<void> {
  await ask({
    title: fill(peopleTexts.removeHostname, { hostname }),
    text: peopleTexts.visitorsWhoCome,
    action: commonTexts.remove,
    isDangerous: true,
    run: async () => {
      await change({ method: 'DELETE', path: addressOf('/api/owner/site/domains/:hostname', { hostname }) }, [DOMAINS]);
      notify(peopleTexts.domainIsRemoved);
    },
  });
}
