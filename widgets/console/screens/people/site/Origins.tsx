import { type FormEvent, useState } from 'react';
import type { SiteOrigins } from '#runtime/contracts/site.ts';
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
  const reading = useAnswer<SiteOrigins>(ORIGINS);
  return (
    <Section title="Other websites">
      <p className="c-quiet">Pages of these websites may show your products and fill your shop’s cart.</p>
      <Loaded of={reading}>
        {({ origins }) =>
          origins.length === 0 ? (
            <p>No other website may.</p>
          ) : (
            <ul className="c-list">
              {origins.map((origin) => (
                <li key={origin} className="p-line">
                  <span>{origin}</span>
                  {may('settings:write') && (
                    <ActionButton isSmall action={() => remove(origin)}>
                      Remove<span className="c-hidden"> {origin}</span>
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
    notify('The website is added.');
  };
  return (
    <form className="p-adding" onSubmit={(event) => void submit(event)}>
      <TextField
        label="New website"
        placeholder="https://blog.example.com"
        value={origin}
        onChange={setOrigin}
        error={errors.origin ? 'Please enter an address such as https://blog.example.com, without a path.' : error}
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isBusy}
        required
      />
      <button type="submit" className="c-button" aria-disabled={isBusy}>
        Add the website
      </button>
    </form>
  );
}

async function add(origin: string): Promise<void> {
  await change({ method: 'POST', path: ORIGINS, body: { origin } }, [ORIGINS]);
}

async function remove(origin: string): Promise<void> {
  await change({ method: 'DELETE', path: `${ORIGINS}?origin=${encodeURIComponent(origin)}` }, [ORIGINS]);
  notify('The website is removed.', { undo: () => add(origin) });
}
