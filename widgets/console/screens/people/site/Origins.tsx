import { type FormEvent, useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { peopleTexts } from '#runtime/i18n/en/console/people.ts';
import { notify } from '../../../app/notices.ts';
import { change, useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { SITE } from './settings.ts';

const ORIGINS = `${SITE}/origins`;

/** Other websites whose pages may show parts of the shop. */
export function Origins() {
  const reading = useAnswer(ORIGINS);
  return (
    <Section title={peopleTexts.otherWebsites}>
      <p className="c-quiet">{peopleTexts.pagesOfTheseWebsites}</p>
      <Loaded of={reading}>
        {({ origins }) =>
          origins.length === 0 ? (
            <p>{peopleTexts.noOtherWebsite}</p>
          ) : (
            <ul className="c-list">
              {origins.map((origin) => (
                <li key={origin} className="p-line">
                  <span>{origin}</span>
                  {may('settings:write') && (
                    <ActionButton isSmall action={() => remove(origin)}>
                      {commonTexts.remove}
                      <span className="sq-visually-hidden"> {origin}</span>
                    </ActionButton>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {may('settings:write') && <Adding />}
    </Section>
  );
}

function Adding() {
  const [origin, setOrigin] = useState('');
  const { run, isBusy, error, errors } = useAction();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await run(() => add(origin)))) return;
    setOrigin('');
    notify(peopleTexts.websiteIsAdded);
  };
  return (
    <form className="p-adding" onSubmit={(event) => void submit(event)}>
      <TextField
        label={peopleTexts.newWebsite}
        placeholder="https://blog.example.com"
        value={origin}
        onChange={setOrigin}
        error={errors.origin ? peopleTexts.pleaseEnterAnAddress : error}
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isBusy}
        required
      />
      <button type="submit" className="c-button" aria-disabled={isBusy}>
        {peopleTexts.addTheWebsite}
      </button>
    </form>
  );
}

async function add(origin: string): Promise<void> {
  await change({ method: 'POST', path: ORIGINS, body: { origin } }, [ORIGINS]);
}

async function remove(origin: string): Promise<void> {
  await change({ method: 'DELETE', path: addressOf(ORIGINS, { origin }) }, [ORIGINS]);
  notify(peopleTexts.websiteIsRemoved, { undo: () => add(origin) });
}
